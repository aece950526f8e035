import 'server-only';
import { everyPage } from '@/lib/api/every-page';
import { fetchPage } from '@/lib/api/fetch-page';
import { logMismatch } from '@/lib/api/http/contract-mismatch';
import type { Priority } from '@/lib/api/http/slots';
import { PRINTED_ROWS } from '@/lib/list/url/printed';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';
import { checkPage, findIgnored, itemsOf } from './check-page';

type Query = Readonly<Record<string, unknown>>;

type Options = {
  uid?: string;
  signal?: AbortSignal;
  priority?: Priority;
};

/** @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchListPage<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  query: Query,
  { uid = '', signal, priority }: Options = {},
): Promise<PageOfRows<Item>> {
  const input = list.recordKey ? { ...query, [list.recordKey]: uid } : query;
  const fetched = await fetchPage(list, input, { signal, priority });
  const { page, notApplied } = checkPage(list, uid, query, fetched);
  logMismatch(
    list.endpoint.path,
    notApplied.map((filter) => `filter ${filter}: not applied`),
  );
  return page;
}

/** Fetches the rows to print, at most PRINTED_ROWS, as one page. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchPrintedRows<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  query: Query,
  uid: string,
): Promise<PageOfRows<Item>> {
  const page = await everyPage((at) => fetchListPage(list, { ...query, ...at }, { uid }), PRINTED_ROWS);
  const paging = { ...page.paging, pageNumber: 1, pageSize: PRINTED_ROWS };
  return { ...page, paging, ignored: findIgnored(list, query, itemsOf(page)) };
}
