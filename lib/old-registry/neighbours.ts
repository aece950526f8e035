import 'server-only';
import type { Row } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import type { NeighbourPage, NeighbourRow } from '@/lib/list/neighbours';
import type { RowRecord } from './declare-list';
import { fetchList } from './fetch-list';
import { readListAddress } from './list-request';
import { rowRecord } from './row-record';

type Options = { timeZone: string; signal: AbortSignal };

type Item = { uid: string };

/** The page that a list's address shows; null for an address that is no list whose rows have records. */
export async function neighbourPage(
  address: string,
  { timeZone, signal }: Options,
): Promise<Result<NeighbourPage> | null> {
  const found = readListAddress(address, timeZone);
  const record = found && rowRecord<Item>(found.list);
  if (!found || !record) return null;
  const { list, uid, query } = found;
  const answer = await toResult(fetchList(list, query, { uid, signal }));
  if (!answer.ok) return answer;
  const { pageNumber: page, pageSize: size, total } = answer.value.paging;
  const rows = answer.value.rows.map((row: Row<Item>) => rowOf(row, record));
  return { ok: true, value: { page, size, total, rows } };
}

function rowOf(row: Row<Item>, record: RowRecord<Item>): NeighbourRow {
  if (!row.ok) return null;
  const href = record.href(row.item);
  return href ? { uid: row.item.uid, href } : null;
}
