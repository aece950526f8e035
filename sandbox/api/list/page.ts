import type { Paging } from '@/lib/contract/common';
import type { ApiContext } from '@/sandbox/api/context';
import type { List, Sorted } from './list';
import { orderOf } from './order';

type Asked<Key extends string> = Sorted<Key> & { pageNumber: number; pageSize: number };

/** The rows of a page and the exact number of all; rows past the end are not asked for. */
export async function page<Item extends { uid: string }, Query extends Asked<Key>, Key extends string>(
  { db, totals }: Pick<ApiContext, 'db' | 'totals'>,
  list: List<Item, Query, Key>,
  query: Query,
): Promise<{ items: Item[]; paging: Paging }> {
  const { pageNumber, pageSize } = query;
  const where = list.where(query);
  const total = await totals.of(db, list, where, query);
  const offset = (pageNumber - 1) * pageSize;
  if (offset >= total) return { items: [], paging: { pageNumber, pageSize, total } };
  const { sortKey, orderBy } = orderOf(list, query);
  const found = await list.rows(db, { sortKey, where, orderBy, limit: pageSize, offset });
  return { items: found.map(({ item }) => item), paging: { pageNumber, pageSize, total } };
}
