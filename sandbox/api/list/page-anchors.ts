import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ApiContext } from '@/sandbox/api/context';
import type { Found, List, Sorted } from './list';
import type { Part } from './order';

type Mark = Found<{ uid: string }>;
type Ordered = { sortKey: PgColumn; part: Part; where: SQL | undefined; size: number; every: number };

/**
 * Every so-manieth row of a list in its order, and the last one: what lies between two of them is all that a page must pass over. They
 * are taken once for each filter, order and version of the data.
 */
export async function pageAnchorsOf<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  { db, totals }: Pick<ApiContext, 'db' | 'totals'>,
  { uid }: List<Item, Query, Key>,
  { sortKey, part: { orderBy }, where, size, every }: Ordered,
): Promise<readonly Mark[]> {
  const order = sql.join(orderBy, sql`, `);
  return totals.pageAnchors(db, sql`${uid} ${where ?? sql`true`} ${order}`, async () => {
    const place = sql<number>`row_number() over (order by ${order})`.as('place');
    const placed = db.select({ uid, sortKey, place }).from(uid.table).where(where).as('placed');
    const rows = await db
      .select({ uid: placed.uid, sortKey: placed.sortKey })
      .from(placed)
      .where(sql`${placed.place} % ${every} = 0 or ${placed.place} = ${size}`)
      .orderBy(placed.place);
    return rows.map((row): Mark => ({ item: { uid: String(row.uid) }, sortKey: row.sortKey }));
  });
}
