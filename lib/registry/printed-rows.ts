import 'server-only';
import { MAX_PAGE_SIZE } from '@/lib/contract/common';
import { PRINTED_ROWS } from '@/lib/list/address/printed';
import { ignoredFilters } from '@/lib/list/rows/ignored-filters';
import type { AnyList } from './declare-list';
import { fetchList, type ListPage } from './fetch-list';

/** The first rows of a list as one page, as many as are printed. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchPrintedRows(
  list: AnyList,
  query: Readonly<Record<string, unknown>>,
  uid: string | undefined,
): Promise<ListPage<never>> {
  const page = (pageNumber: number) => fetchList(list, { ...query, pageNumber, pageSize: MAX_PAGE_SIZE }, { uid });
  const first = await page(1);
  const rows = [...first.rows];
  for (let last = first; rows.length < PRINTED_ROWS && last.rows.length === MAX_PAGE_SIZE; ) {
    const wanted = last.paging.pageNumber + 1;
    last = await page(wanted);
    // Beyond the last page the API answers the last one again.
    if (last.paging.pageNumber < wanted) break;
    rows.push(...last.rows);
  }
  const ignored = ignoredFilters(list.filters ?? [], query, rows);
  return { ...first, rows, ignored, paging: { ...first.paging, pageNumber: 1, pageSize: PRINTED_ROWS } };
}
