import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Paging } from '@/lib/contract/common';
import type { Data } from '@/sandbox/api/context';
import type { Found, List, Row, Sorted } from './list';
import { orderOf, type Part } from './order';
import { type Steps, steppedRows, stepsIn } from './steps';

type PageAnchor = Found<Row>;
type Ordered = {
  sortKey: PgColumn;
  part: Part;
  where: SQL | undefined;
  size: number;
  spacing: number;
  /** How to find the anchors by steps through the index; undefined if the query must number all rows. */
  steps: Steps | undefined;
};

/**
 * Page anchors: the sort value and uid of every nth row (n is `spacing`) and of the last. A page is read from the last
 * anchor before it. Anchors are cached by filter, order and version of the data.
 */
async function loadPageAnchors<Item extends Row, Query extends Sorted>(
  { db, cache }: Data,
  { uid }: List<Item, Query>,
  { sortKey, part, where, size, spacing, steps }: Ordered,
): Promise<readonly PageAnchor[]> {
  const order = sql.join(part.orderBy, sql`, `);
  return cache.pageAnchors(db, sql`${uid} ${where ?? sql`true`} ${order}`, async () => {
    if (steps) return steppedRows(db, { uid, sortKey, part, where, size, spacing, steps });
    const place = sql<number>`row_number() over (order by ${order})`.as('place');
    const placed = db.select({ uid, sortKey, place }).from(uid.table).where(where).as('placed');
    const rows = await db
      .select({ uid: placed.uid, sortKey: placed.sortKey })
      .from(placed)
      .where(sql`${placed.place} % ${spacing} = 0 or ${placed.place} = ${size}`)
      .orderBy(placed.place);
    return rows.map((row): PageAnchor => ({ item: { uid: String(row.uid) }, sortKey: row.sortKey }));
  });
}

type Distances = {
  /** Minimum number of rows between two page anchors. Skipping fewer rows is as fast as an index lookup. */
  minSpacing: number;
  /** The number of rows from which stepping through the index is faster than numbering all rows. */
  stepFrom: number;
};

const defaults: Distances = { minSpacing: 100, stepFrom: 100_000 };
const maxAnchors = 1_000;

type Page = { where: SQL | undefined; total: number; offset: number; limit: number };

/** Reads a page of a long list. The last page takes no longer than the first. */
export async function deepPageRows<Item extends Row, Query extends Sorted>(
  data: Data,
  list: List<Item, Query>,
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
    // A lower and an upper bound, so that PostgreSQL reads only these rows with any query plan.
    const between = and(ofPart, part.between(first, last));
    return list.rows(data.db, { ...window, where: between, offset: from - place * spacing });
  }
}

/** From this number of rows on, skipping or sorting them takes noticeable time. */
const longListRows = 10_000;

export type PageQuery = Sorted & {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
};

/** A page's rows and the exact total. Beyond the last page, no rows are read. */
export async function page<Item extends Row, Query extends PageQuery>(
  { db, cache }: Data,
  list: List<Item, Query>,
  query: Query,
): Promise<{ items: Item[]; paging: Paging }> {
  const { pageNumber, pageSize } = query;
  const where = list.where(query);
  const total = await cache.total(db, list, where, query);
  const offset = (pageNumber - 1) * pageSize;
  if (offset >= total) return { items: [], paging: { pageNumber, pageSize, total } };
  const window = { where, total, offset, limit: pageSize };
  const few = query.search !== undefined && total <= longListRows;
  const found = usesAnchors(list, query, total)
    ? await deepPageRows({ db, cache }, list, query, window)
    : await list.rows(db, { ...window, ...orderOf(list, query), few });
  return { items: found.map(({ item }) => item), paging: { pageNumber, pageSize, total } };
}

function usesAnchors<Item extends Row, Query extends Sorted>(
  list: List<Item, Query>,
  query: Query,
  total: number,
): boolean {
  return total > longListRows && list.singleTable === true && orderOf(list, query).sortKey.table === list.uid.table;
}
