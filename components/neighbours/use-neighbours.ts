import { useEffect, useState } from 'react';
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

const fetchNeighbours = (list: string) => fetchJson<NeighbourPage>(routes.neighbours(list));

/** The record's place as of now, null where it left its page, and its neighbours, across pages. */
export function useNeighbours(opened: OpenedFrom): Both & { place: OpenedFrom | null } {
  const [place, setPlace] = useState<OpenedFrom | null>(opened);
  const [beyond, setBeyond] = useState<Partial<Both>>({});
  useEffect(() => {
    let isLeft = false;
    const look = async () => {
      const now = Date.now() - opened.read < FRESH_MS ? opened : await checked(opened);
      if (isLeft) return;
      setPlace(now);
      if (!now) return;
      for (const [name, step] of [
        ['next', 1],
        ['previous', -1],
      ] as const) {
        if (neighbourIn(now, step) !== null) continue;
        const neighbour = await onPageBeyond(now, step);
        if (isLeft) return;
        setBeyond((known) => ({ ...known, [name]: neighbour }));
      }
    };
    // Without an answer the place stays as it was read, and the list ends with its page.
    look().catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [opened]);
  if (!place) return { place, previous: null, next: null };
  return {
    place,
    previous: onSamePage(place, -1) ?? beyond.previous ?? null,
    next: onSamePage(place, 1) ?? beyond.next ?? null,
  };
}

async function checked(opened: OpenedFrom): Promise<OpenedFrom | null> {
  return foundAgain(opened, await fetchNeighbours(opened.list), Date.now());
}

function onSamePage(opened: OpenedFrom, step: Step): Neighbour | null {
  const at = neighbourIn(opened, step);
  return at === null ? null : neighbourAt({ ...opened, at });
}

async function onPageBeyond(opened: OpenedFrom, step: Step): Promise<Neighbour | null> {
  const page = pageBeyond(opened, step);
  if (page === null) return null;
  const list = onPage(opened.list, page);
  const there = { ...opened, ...(await fetchNeighbours(list)), list, read: Date.now() };
  // Rows that came or went meanwhile have moved the record onto this page: its neighbour is beside it.
  const moved = foundAgain({ ...opened, list }, there, there.read);
  const from = moved ? moved.at : step === 1 ? -1 : there.rows.length;
  const at = neighbourIn({ ...there, at: from }, step);
  return at === null ? null : neighbourAt({ ...there, at });
}

function neighbourAt(opened: OpenedFrom): Neighbour | null {
  const row = opened.rows[opened.at];
  return row ? { href: row.href, opened } : null;
}
