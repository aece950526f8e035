import type { Paging } from '@/lib/contract/common';
import type { Data } from '@/sandbox/api/context';
import { deepPageRows } from './deep-pages';
import type { List, Row, Sorted } from './list';
import { orderOf } from './order';

/** Above this many rows, skipping or sorting them takes noticeable time. */
const longListRows = 10_000;

export type PageQuery = Sorted & {
  pageNumber: number;
  pageSize: number;
  search?: string | undefined;
};

/** The rows of a page and the exact total. A page past the end reads no rows. */
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
