import type { Paging } from '@/lib/contract/common';
import type { ApiContext } from '@/sandbox/api/context';
import { rowsOfLongList } from './deep-pages';
import type { List, Sorted } from './list';
import { orderOf } from './order';

/** More rows than are passed over, or put in order, in no time. */
const long = 10_000;

type Asked<Key extends string> = Sorted<Key> & { pageNumber: number; pageSize: number; search?: string | undefined };

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
  const window = { where, total, offset, limit: pageSize };
  const found = isLong(list, query, total)
    ? await rowsOfLongList({ db, totals }, list, query, window)
    : await list.rows(db, { ...window, ...orderOf(list, query), few: query.search !== undefined && total <= long });
  return { items: found.map(({ item }) => item), paging: { pageNumber, pageSize, total } };
}

/** Whether pages far down are worth a way of their own. */
function isLong<Item extends { uid: string }, Query extends Sorted<Key>, Key extends string>(
  list: List<Item, Query, Key>,
  query: Query,
  total: number,
): boolean {
  return total > long && list.singleTable === true && orderOf(list, query).sortKey.table === list.uid.table;
}
