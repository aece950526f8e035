import 'server-only';
import { type Result, toResult } from '@/lib/contract/result';
import type { NeighbourPage } from '@/lib/list/neighbours';
import { fetchListPage } from './fetch-list-page';
import { readListAddress } from './read-list-address';

type Options = { timeZone: string; signal: AbortSignal };

/** Loads a page of a list; null if the URL is not that of a list of records. */
export async function loadNeighbours(
  address: string,
  { timeZone, signal }: Options,
): Promise<Result<NeighbourPage> | null> {
  const found = readListAddress(address, timeZone);
  // Admins have no record screen.
  if (!found?.list.row.kind || found.list.row.kind === 'admin') return null;
  const { list, uid, query } = found;
  const page = await toResult(fetchListPage(list, query, { uid, signal }));
  if (!page.ok) return page;
  const { pageNumber, pageSize, total } = page.value.paging;
  const rows = page.value.rows.map((row) => {
    const href = row.ok ? list.row.href(row.item) : null;
    return row.ok && href ? { uid: row.item.uid, href } : null;
  });
  return { ok: true, value: { page: pageNumber, size: pageSize, total, rows } };
}
