import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '@/sandbox/db/database';
import type { Found, List, Row, Sorted } from './list';
import { keyOf, type Part } from './order';

/** What each step through the index compares: sort key and uid, or the uid alone if all rows have the same sort key. */
export type Steps = 'by key' | 'by uid';

const notFilters: ReadonlySet<string> = new Set(['sortedBy', 'pageNumber', 'pageSize']);

/** Returns undefined if a filter uses a column that the index lacks, or allows several values of the sort key. */
export function stepsIn<Item extends Row, Query extends Sorted>(
  { indexedFilters, sortedBy }: List<Item, Query>,
  query: Query,
): Steps | undefined {
  if (!indexedFilters) return undefined;
  const held: ReadonlySet<unknown> = new Set(indexedFilters);
  const filters = new Map(
    Object.entries(query).filter(([name, value]) => value !== undefined && !notFilters.has(name)),
  );
  if (![...filters.keys()].every((name) => held.has(name))) return undefined;
  const ofKey = filters.get(keyOf(query.sortedBy ?? sortedBy));
  if (ofKey === undefined) return 'by key';
  return String(ofKey).includes(',') ? undefined : 'by uid';
}

type Stepped = {
  uid: PgColumn;
  sortKey: PgColumn;
  part: Part;
  where: SQL | undefined;
  size: number;
  spacing: number;
  steps: Steps;
};

/**
 * Finds every nth row and the last one. Each step skips rows within the index, which is faster than numbering them all.
 * Two parallel queries start at opposite ends of the index.
 */
export async function steppedRows(
  db: Database,
  { uid, sortKey, part: { descending, orderBy }, where, size, spacing, steps }: Stepped,
): Promise<Found<Row>[]> {
  const byKey = steps === 'by key' && orderBy.length > 1;
  const count = Math.floor(size / spacing);
  const half = Math.ceil(count / 2);
  const [begin, end, last] = await Promise.all([
    walk(descending, spacing - 1, half),
    walk(!descending, size - count * spacing, count - half),
    size % spacing === 0 ? [] : walk(!descending, 0, 1),
  ]);
  return [...begin, ...end.toReversed(), ...last];

  async function walk(down: boolean, offset: number, steps: number): Promise<Found<Row>[]> {
    const [beyond, direction] = down ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
    const order = byKey ? sql`key ${direction}, uid ${direction}` : sql`uid ${direction}`;
    const after = byKey ? sql`(${sortKey}, ${uid}) ${beyond} (at.key, at.uid)` : sql`${uid} ${beyond} at.uid`;
    const row = (bound: SQL | undefined, skip: number) =>
      sql`(select ${sortKey} as key, ${uid} as uid from ${uid.table} where ${and(where, bound) ?? sql`true`}
        order by ${order} offset ${skip} limit 1)`;
    const anchors = sql`(
      with recursive anchors as (
        select 1 as place, first.* from ${row(undefined, offset)} as first
        union all
        select at.place + 1, next.* from anchors as at, lateral ${row(after, spacing - 1)} as next
        where at.place < ${steps})
      select * from anchors) as anchors`;
    const found = await db
      .select({ uid: sql<string>`uid`, sortKey: sql`key`.mapWith(sortKey) })
      .from(anchors)
      .orderBy(sql`place`);
    return found.map((row) => ({ item: { uid: row.uid }, sortKey: row.sortKey }));
  }
}
