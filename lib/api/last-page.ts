import 'server-only';
import type { Page } from '@/lib/contract/read';

/** Asks for the page, and for the last one instead when the wanted page lies beyond it. */
export async function lastPageIfBeyond<T, Query extends { pageNumber?: number | string; pageSize?: number | string }>(
  query: Query,
  list: (query: Query) => Promise<Page<T>>,
): Promise<Page<T>> {
  const page = await list(query);
  const { total, pageSize } = page.paging;
  const last = Math.max(1, Math.ceil(total / pageSize));
  return page.rows.length === 0 && Number(query.pageNumber ?? 1) > last ? list({ ...query, pageNumber: last }) : page;
}
