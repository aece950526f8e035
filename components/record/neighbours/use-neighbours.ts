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

export type Neighbour = { href: string; opened: OpenedFrom };

type Step = -1 | 1;
type ReadPage = NeighbourPage & { read: number };

const FRESH_MS = 60_000;

/** `place` is null if the record is no longer on the page from which it was opened. */
export function useNeighbours(opened: OpenedFrom): {
  place: OpenedFrom | null;
  previous: Neighbour | null;
  next: Neighbour | null;
} {
  const [isOld] = useState(() => Date.now() - opened.read >= FRESH_MS);
  const checked = usePage(isOld ? opened.list : null);
  const place = checked ? foundAgain(opened, checked, checked.read) : opened;
  const certain = isOld && !checked ? null : place;
  return { place, previous: useNeighbour(place, certain, -1), next: useNeighbour(place, certain, 1) };
}

/** @param certain the confirmed position, without which no other page of the list is fetched */
function useNeighbour(place: OpenedFrom | null, certain: OpenedFrom | null, step: Step): Neighbour | null {
  const page = certain && neighbourIn(certain, step) === null ? pageBeyond(certain, step) : null;
  const list = certain && page !== null ? onPage(certain.list, page) : null;
  const beyond = usePage(list);
  if (!place) return null;
  const at = neighbourIn(place, step);
  if (at !== null) return neighbourAt({ ...place, at });
  return list !== null && beyond ? firstOf({ ...place, ...beyond, list }, place, step) : null;
}

/** Returns undefined if the page cannot be loaded. Then no link leads beyond the current page. */
function usePage(list: string | null): ReadPage | undefined {
  const url = list === null ? null : routes.neighbours(list);
  return useSWR(url, readPage, { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false })
    .data;
}

async function readPage(url: string): Promise<ReadPage> {
  return { ...(await fetchJson<NeighbourPage>(url)), read: Date.now() };
}

function firstOf(page: OpenedFrom, opened: OpenedFrom, step: Step): Neighbour | null {
  // Rows added or removed in the meantime may have moved the record to this page.
  const moved = foundAgain({ ...opened, list: page.list }, page, page.read);
  const from = moved ? moved.at : step === 1 ? -1 : page.rows.length;
  const at = neighbourIn({ ...page, at: from }, step);
  return at === null ? null : neighbourAt({ ...page, at });
}

function neighbourAt(opened: OpenedFrom): Neighbour | null {
  const row = opened.rows[opened.at];
  return row ? { href: row.href, opened } : null;
}
