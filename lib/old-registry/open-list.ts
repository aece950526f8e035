import 'server-only';
import { everyPage } from '@/lib/api/every-page';
import { requireSession } from '@/lib/auth/session/session';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import { RegionsQuery } from '@/lib/contract/places';
import { toResult } from '@/lib/contract/result';
import { accountTag } from '@/lib/format/account-tag';
import { findKey, wantsEveryChoice } from '@/lib/list/address/chips';
import { pinnedZone, type SearchParams } from '@/lib/list/address/list-state';
import { isPrinted, PRINTED_ROWS } from '@/lib/list/address/printed';
import { parseLayout } from '@/lib/list/columns/column-layout';
import { ignoredFilters } from '@/lib/list/rows/ignored-filters';
import { type Filter, plainFilters } from '@/lib/list/rows/old-filter';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';
import { unknownParts } from '@/lib/list/views/unknown-parts';
import { env } from '@/lib/server/env';
import { readColumnsCookie, readTimeZone } from '@/lib/server/preferences';
import type { AnyList, List } from './declare-list';
import { fetchList, type ListPage } from './fetch-list';
import { choicesToFetch, filterChoices } from './filter-choices';
import { readListRequest } from './list-request';
import { rowRecord } from './row-record';
import { withSeenValues } from './seen-values';

export type Place = { searchParams: Promise<SearchParams>; uid?: string | undefined };

/**
 * Opens a list for its screen: checks the session, reads the address, and fetches the page and the choices of its
 * filters.
 */
export async function openList<Endpoint extends ListEndpoint>(
  list: List<Endpoint>,
  place: Place,
): Promise<OpenedList<ItemOf<Endpoint>>> {
  const { query, inPage, ...read } = await readList(list, place);
  const { uid } = place;
  const { endpoint, filters = [] } = list;
  const { state, printed } = read;
  const [answer, fetched] = await Promise.all([
    toResult(printed ? fetchPrintedRows(list, query, uid) : fetchList(list, query, { uid })),
    filterChoices(filters, { state, inPage, uid }),
  ]);
  const choices = withSeenValues(endpoint, filters, answer, fetched);
  return { ...read, choices, answer, ignored: answer.ok ? answer.value.ignored : [] };
}

/** The same list without asking the API. */
export async function awaitList<Endpoint extends ListEndpoint>(
  list: List<Endpoint>,
  place: Place,
): Promise<AwaitedList<ItemOf<Endpoint>>> {
  const { query: _, inPage: __, ...read } = await readList(list, place);
  return { ...read, choices: choicesToFetch(read.filters, read.state), answer: null, ignored: [] };
}

/** What the address and the cookies say of a list. */
async function readList<Endpoint extends ListEndpoint>(list: List<Endpoint>, { searchParams, uid }: Place) {
  const { email } = await requireSession();
  const { name, path, label, search, empty, filters = [], columnsOf = name } = list;
  const [params, own, kept] = await Promise.all([searchParams, readTimeZone(), readColumnsCookie(columnsOf)]);
  const timeZone = pinnedZone(params) ?? own;
  const { state, query } = readListRequest(list, params, timeZone);
  return {
    query,
    inPage: wantsEveryChoice(params) ? soughtChoices(filters, params) : null,
    name,
    pathname: typeof path === 'string' ? path : path(uid ?? ''),
    uid,
    label,
    search,
    empty,
    filters,
    state,
    columns: { name: columnsOf, layout: state.columns ?? parseLayout(kept ?? '') },
    timeZone,
    defaultTimeZone: env().TIME_ZONE,
    peekName: rowRecord<ItemOf<Endpoint>>(list)?.name ?? null,
    ownTimeZone: own === timeZone ? undefined : own,
    account: accountTag(email),
    hasEveryChoice: wantsEveryChoice(params),
    printed: isPrinted(params),
    unknown: state.view === undefined ? [] : unknownParts(params, state, filters),
  };
}

/** The texts that find choices without scripting, by the filter's key. */
function soughtChoices<Item>(filters: readonly Filter<Item>[], params: SearchParams): Record<string, string> {
  const texts = filters.flatMap((filter) => {
    const text = filter.kind === 'any-of' && RegionsQuery.shape.search.safeParse(params[findKey(filter.key)]).data;
    return text ? [[filter.key, text] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** The first rows of a list as one page, as many as are printed. @throws RequestFailed, ContractBroken, Unreachable */
async function fetchPrintedRows(
  list: AnyList,
  query: Readonly<Record<string, unknown>>,
  uid: string | undefined,
): Promise<ListPage<never>> {
  const page = await everyPage<ListPage<never>>((at) => fetchList(list, { ...query, ...at }, { uid }), PRINTED_ROWS);
  const ignored = ignoredFilters(plainFilters<never>(list.filters ?? []), query, page.rows);
  return { ...page, ignored, paging: { ...page.paging, pageNumber: 1, pageSize: PRINTED_ROWS } };
}
