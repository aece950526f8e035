import { and, type SQL } from 'drizzle-orm';
import type { ApiContext } from '@/sandbox/api/context';
import type { Found, List, Sorted } from './list';
import { orderOf, type Part } from './order';
import { pageAnchorsOf } from './page-anchors';

/** How far apart pageAnchors are at least: so many rows are passed over as quickly as one is looked up. */
const usualApart = 100;
const mostMarks = 1_000;

type Wanted = { where: SQL | undefined; total: number; offset: number; limit: number };
type Data = Pick<ApiContext, 'db' | 'totals'>;

/** Rows of a long list, wherever they are: those at the end take as long as those at the beginning. */
export async function rowsOfLongList<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  data: Data,
  list: List<Item, Query, Key>,
  query: Query,
  { where, total, offset, limit }: Wanted,
  apart = usualApart,
): Promise<Found<Item>[]> {
  const { sortKey, parts } = orderOf(list, query);
  const [known, unknown] = parts;
  const filled = unknown ? await data.totals.of(data.db, list, and(where, known.where), query) : total;
  const sized = [{ part: known, size: filled }, ...(unknown ? [{ part: unknown, size: total - filled }] : [])];
  const found: Found<Item>[] = [];
  let begins = 0;
  for (const { part, size } of sized) {
    const from = Math.max(0, offset - begins);
    const wanted = Math.min(size - from, limit - found.length);
    if (wanted > 0) found.push(...(await rowsOf(part, size, from, wanted)));
    begins += size;
  }
  return found;

  async function rowsOf(part: Part, size: number, from: number, wanted: number): Promise<Found<Item>[]> {
    const ofPart = and(where, part.where);
    const window = { sortKey, orderBy: part.orderBy, limit: wanted };
    const every = Math.max(apart, Math.ceil(size / mostMarks));
    if (from <= every) return list.rows(data.db, { ...window, where: ofPart, offset: from });
    const pageAnchors = await pageAnchorsOf(data, list, { sortKey, part, where: ofPart, size, every });
    const place = Math.floor(from / every);
    const [first, last] = [
      pageAnchors[place - 1],
      pageAnchors[Math.ceil((from + wanted) / every) - 1] ?? pageAnchors.at(-1),
    ];
    if (!first || !last) return list.rows(data.db, { ...window, where: ofPart, offset: from });
    // Both ends, so that no plan of the database's can take in more than lies between them.
    const here = and(ofPart, part.between(first, last));
    return list.rows(data.db, { ...window, where: here, offset: from - place * every });
  }
}
