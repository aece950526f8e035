import 'server-only';
import { logMismatch } from '@/lib/api/contract-mismatch';
import { everyPage } from '@/lib/api/every-page';
import { fetchPage } from '@/lib/api/http/fetch';
import type { Priority } from '@/lib/api/http/slots';
import { ownPage } from '@/lib/api/own-rows';
import type { Input, ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import type { Page } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { type IgnoredFilter, ignoredFilters, ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import { plainFilters } from '@/lib/list/rows/old-filter';
import type { AnyList, List } from './declare-list';
import { recordSeenValues } from './seen-values';

type Options = {
  uid?: string | undefined;
  signal?: AbortSignal | undefined;
  priority?: Priority;
};

/** A page of a list, and the filters that its rows show not to be applied. */
export type ListPage<Item> = Page<Item> & { ignored: readonly IgnoredFilter[] };

/**
 * A page of a list, of its record's rows where it belongs to one. What the rows show of the API is recorded here.
 * @throws RequestFailed, ContractBroken, Unreachable
 */
export function fetchList<Name extends ListEndpoint>(
  list: List<Name>,
  query: Partial<Input<Name>>,
  options?: Options,
): Promise<ListPage<ItemOf<Name>>>;
export function fetchList(
  list: AnyList,
  query: Readonly<Record<string, unknown>>,
  options?: Options,
): Promise<ListPage<never>>;
export async function fetchList(
  { endpoint, record, filters = [] }: AnyList,
  query: Readonly<Record<string, unknown>>,
  { uid = '', signal, priority }: Options = {},
): Promise<ListPage<never>> {
  // Each value was read with the endpoint's own schema of its key.
  const input = { ...query, ...(record && { [record.key]: uid }) } as Input<ListEndpoint>;
  const answer = (await fetchPage(endpoint, input, { signal, priority })) as Page<never>;
  const page = record?.isNamed ? ownPage(record.key, uid, answer) : answer;
  recordSeenValues(endpoint, filters, page.rows);
  const ignored = ignoredFilters(plainFilters<never>(filters), query, page.rows);
  logMismatch(
    endpoint,
    ignored.map(({ label }) => `filter ${label}: not applied`),
  );
  return { ...page, ignored };
}

/** The page of such an answer, unless its rows show that the API ignored a filter. @throws ContractBroken */
export async function applied<Item>(answer: Promise<ListPage<Item>>): Promise<ListPage<Item>> {
  const page = await answer;
  const [first] = page.ignored;
  if (first) throw new ContractBroken([ignoredFilterWords(first)]);
  return page;
}

/** The first rows of a list, `most` at most. @throws RequestFailed, ContractBroken, Unreachable */
export function fetchEvery<Name extends ListEndpoint>(
  list: List<Name>,
  query: Partial<Input<Name>> = {},
  { most, ...options }: Options & { most?: number } = {},
): Promise<Page<ItemOf<Name>>> {
  return everyPage((page) => fetchList(list, { ...page, ...query }, options), most);
}
