import 'server-only';
import type { Page, Row } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import type { NeighbourPage, NeighbourRow } from '@/lib/list/neighbours';
import type { AnyList } from './declare-list';
import { fetchList } from './fetch-list';
import { listAt } from './list-at';
import { readListRequest } from './list-request';

type Options = { timeZone: string; signal: AbortSignal };

/** The page that a list's address shows; null for an address that is no list whose rows have records. */
export async function neighbourPage(
  address: string,
  { timeZone, signal }: Options,
): Promise<Result<NeighbourPage> | null> {
  const url = URL.parse(address, 'http://own.invalid');
  const found = url && listAt(url.pathname);
  if (!url || !found?.list.peek) return null;
  const { list, uid } = found;
  const { query } = readListRequest(list, Object.fromEntries(url.searchParams), timeZone);
  const page = await toResult(fetchList(list, query, { uid, signal }));
  return page.ok ? { ok: true, value: asNeighbours(list, page.value) } : page;
}

function asNeighbours({ peek }: AnyList, { rows, paging }: Page<never>): NeighbourPage {
  const { pageNumber: page, pageSize: size, total } = paging;
  return { page, size, total, rows: rows.map((row: Row<{ uid: string }>) => rowOf(row, peek)) };
}

function rowOf(row: Row<{ uid: string }>, peek: AnyList['peek']): NeighbourRow {
  if (!row.ok) return null;
  // The row is of the list that declares the function.
  const href = orNull(() => peek?.href(row.item as never));
  return href ? { uid: row.item.uid, href } : null;
}
