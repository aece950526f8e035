import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Data } from '@/sandbox/api/context';
import type { Found, List, Sorted } from './list';
import type { Part } from './order';
import { type Steps, steppedRows } from './steps';

type PageAnchor = Found<{ uid: string }>;
type Ordered = {
  sortKey: PgColumn;
  part: Part;
  where: SQL | undefined;
  size: number;
  spacing: number;
  /** Undefined: all rows are numbered. */
  steps: Steps | undefined;
};

/**
 * Every nth row of a list in its order, n being `spacing`, and the last row: a page skips only rows between two of
 * them. They are cached by filter, order and version of the data.
 */
export async function loadPageAnchors<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  { db, cache }: Data,
  { uid }: List<Item, Query, Key>,
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
