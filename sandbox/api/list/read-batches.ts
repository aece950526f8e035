import { and } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import type { Found, List, Row, Sorted } from './list';
import { orderOf } from './order';

/**
 * Reads all rows of a list in batches. Each batch starts after the last row of the previous one (keyset pagination), so
 * that no cursor stays open and every batch takes the same time.
 */
export async function* readBatches<Item extends Row, Query extends Sorted>(
  db: Database,
  list: List<Item, Query>,
  query: Query,
  limit: number,
): AsyncGenerator<Item[], void, undefined> {
  const where = list.where(query);
  const { sortKey, parts } = orderOf(list, query);
  for (const part of parts) {
    if (!part) continue;
    let last: Found<Item> | undefined;
    do {
      const rest = and(where, part.where, last && part.after(last));
      const found = await list.rows(db, { sortKey, where: rest, orderBy: part.orderBy, limit, offset: 0 });
      yield found.map(({ item }) => item);
      last = found.length < limit ? undefined : found.at(-1);
    } while (last);
  }
}
