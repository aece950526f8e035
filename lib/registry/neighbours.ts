import 'server-only';
import type { Page, Row } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import type { NeighbourPage, NeighbourRow } from '@/lib/list/neighbours';
import type { AnyList, RowRecord } from './declare-list';
import { fetchList } from './fetch-list';
import { readListAddress } from './list-request';
import { rowRecord } from './row-record';

type Options = { timeZone: string; signal: AbortSignal };

/** The page that a list's address shows; null for an address that is no list whose rows have records. */
export async function neighbourPage(
  address: string,
  { timeZone, signal }: Options,
): Promise<Result<NeighbourPage> | null> {
  const found = readListAddress(address, timeZone);
  if (!found?.list.peek) return null;
  const { list, uid, query } = found;
  const page = await toResult(fetchList(list, query, { uid, signal }));
  return page.ok ? { ok: true, value: asNeighbours(list, page.value) } : page;
}

function asNeighbours(list: AnyList, { rows, paging }: Page<never>): NeighbourPage {
  const { pageNumber: page, pageSize: size, total } = paging;
  const record = rowRecord<{ uid: string }>(list);
  return { page, size, total, rows: rows.map((row: Row<{ uid: string }>) => rowOf(row, record)) };
}

function rowOf(row: Row<{ uid: string }>, record: RowRecord<{ uid: string }> | null): NeighbourRow {
  if (!row.ok) return null;
  const href = record?.href(row.item);
  return href ? { uid: row.item.uid, href } : null;
}
