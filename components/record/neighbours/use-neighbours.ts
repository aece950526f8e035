import { useState } from 'react';
import useSWR from 'swr';
import { fetchJson } from '@/lib/fetch-json';
import {
  foundAgain,
  type NeighbourPage,
  neighbourIn,
  type OpenedFrom,
  onPage,
  pageBeyond,
} from '@/lib/list/neighbours';
import { routes } from '@/lib/routes';

/** Where a neighbour is: the address of its record, and its own place in the list. */
export type Neighbour = { href: string; opened: OpenedFrom };
type Step = -1 | 1;
type Both = { previous: Neighbour | null; next: Neighbour | null };

/** A list that was read longer ago is asked whether the record is still at its place. */
const FRESH_MS = 60_000;

/** Rows of a list as they were at a time. */
type Read = NeighbourPage & { read: number };

async function readPage(url: string): Promise<Read> {
  return { ...(await fetchJson<NeighbourPage>(url)), read: Date.now() };
}

/** Null asks for nothing; without an answer the list ends with its page. */
function useRead(list: string | null): Read | undefined {
  const url = list === null ? null : routes.neighbours(list);
  return useSWR(url, readPage, { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false })
    .data;
}

/** The record's place as of now, null where it left its page, and its neighbours, across pages. */
export function useNeighbours(opened: OpenedFrom): Both & { place: OpenedFrom | null } {
  const [isOld] = useState(() => Date.now() - opened.read >= FRESH_MS);
  const checked = useRead(isOld ? opened.list : null);
  const place = checked ? foundAgain(opened, checked, checked.read) : opened;
  const from = isOld && !checked ? null : place;
  return { place, previous: useNeighbour(place, from, -1), next: useNeighbour(place, from, 1) };
}

/** `from`: the place once it is certain, beyond whose page a neighbour may be. */
function useNeighbour(place: OpenedFrom | null, from: OpenedFrom | null, step: Step): Neighbour | null {
  const page = from && neighbourIn(from, step) === null ? pageBeyond(from, step) : null;
  const list = from && page !== null ? onPage(from.list, page) : null;
  const beyond = useRead(list);
  if (!place) return null;
  const at = neighbourIn(place, step);
  if (at !== null) return neighbourAt({ ...place, at });
  return list !== null && beyond ? onPageBeyond({ ...place, ...beyond, list }, place, step) : null;
}

function onPageBeyond(there: OpenedFrom, opened: OpenedFrom, step: Step): Neighbour | null {
  // Rows that came or went meanwhile have moved the record onto this page: its neighbour is beside it.
  const moved = foundAgain({ ...opened, list: there.list }, there, there.read);
  const from = moved ? moved.at : step === 1 ? -1 : there.rows.length;
  const at = neighbourIn({ ...there, at: from }, step);
  return at === null ? null : neighbourAt({ ...there, at });
}

function neighbourAt(opened: OpenedFrom): Neighbour | null {
  const row = opened.rows[opened.at];
  return row ? { href: row.href, opened } : null;
}
