import { and, type SQL } from 'drizzle-orm';
import type { Data } from '@/sandbox/api/context';
import type { Found, List, Sorted } from './list';
import { orderOf, type Part } from './order';
import { loadPageAnchors } from './page-anchors';
import { stepsIn } from './steps';

type Distances = {
  /** Rows between two page anchors, at least: skipping this many takes as long as one lookup. */
  minSpacing: number;
  /** From this many rows on, numbering them all takes longer than stepping from anchor to anchor. */
  stepFrom: number;
};

const defaults: Distances = { minSpacing: 100, stepFrom: 100_000 };
const maxAnchors = 1_000;

type Page = { where: SQL | undefined; total: number; offset: number; limit: number };

/** A page of a long list. The last page takes as long as the first. */
export async function deepPageRows<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  data: Data,
  list: List<Item, Query, Key>,
  query: Query,
  { where, total, offset, limit }: Page,
  { minSpacing, stepFrom } = defaults,
): Promise<Found<Item>[]> {
  const { sortKey, parts } = orderOf(list, query);
  const [known, unknown] = parts;
  const knownSize = unknown ? await data.cache.total(data.db, list, and(where, known.where), query) : total;
  const sized = [{ part: known, size: knownSize }, ...(unknown ? [{ part: unknown, size: total - knownSize }] : [])];
  const found: Found<Item>[] = [];
  let begins = 0;
  for (const { part, size } of sized) {
    const from = Math.max(0, offset - begins);
    const count = Math.min(size - from, limit - found.length);
    if (count > 0) found.push(...(await rowsOf(part, size, from, count)));
    begins += size;
  }
  return found;

  async function rowsOf(part: Part, size: number, from: number, count: number): Promise<Found<Item>[]> {
    const ofPart = and(where, part.where);
    const window = { sortKey, orderBy: part.orderBy, limit: count };
    const spacing = Math.max(minSpacing, Math.ceil(size / maxAnchors));
    if (from <= spacing) return list.rows(data.db, { ...window, where: ofPart, offset: from });
    const steps = size >= stepFrom ? stepsIn(list, query) : undefined;
    const anchors = await loadPageAnchors(data, list, { sortKey, part, where: ofPart, size, spacing, steps });
    const place = Math.floor(from / spacing);
    const [first, last] = [anchors[place - 1], anchors[Math.ceil((from + count) / spacing) - 1] ?? anchors.at(-1)];
    if (!first || !last) return list.rows(data.db, { ...window, where: ofPart, offset: from });
    // Bounded at both ends, so that no query plan reads rows outside them.
    const between = and(ofPart, part.between(first, last));
    return list.rows(data.db, { ...window, where: between, offset: from - place * spacing });
  }
}
