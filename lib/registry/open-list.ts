import 'server-only';
import { recordDifference } from '@/lib/api/differences/differences';
import { requireSession } from '@/lib/auth/session/session';
import type { ItemOf, ListEndpoint } from '@/lib/contract/endpoints';
import { toResult } from '@/lib/contract/result';
import { accountTag } from '@/lib/format/account-tag';
import { wantsEveryChoice } from '@/lib/list/chips';
import { parseLayout } from '@/lib/list/column-layout-text';
import { readFittingSize } from '@/lib/list/fitting-size';
import { ignoredFilters } from '@/lib/list/ignored-filters';
import { pinnedZone, type SearchParams } from '@/lib/list/list-state';
import type { OpenedList } from '@/lib/list/opened-list';
import { isPrinted } from '@/lib/list/printed';
import { unknownParts } from '@/lib/list/views/unknown-parts';
import { readColumnsCookie, readRowsCookie, readTimeZone } from '@/lib/server/preferences';
import type { List } from './declare-list';
import { fetchList } from './fetch-list';
import { filterChoices } from './filter-choices';
import { readListRequest } from './list-request';
import { withMetValues } from './met-values';
import { fetchPrintedRows } from './printed-rows';

type OfAll = { path: string };
type OfRecord = { path: (uid: string) => string };
type Opened<Endpoint extends ListEndpoint> = Promise<OpenedList<ItemOf<Endpoint>>>;

/**
 * Opens a list for its screen: checks the session, reads the address, and fetches the page and the choices of its
 * filters. The list of one record takes the record's uid.
 */
export function openList<Endpoint extends ListEndpoint>(
  list: List<Endpoint> & OfAll,
  searchParams: Promise<SearchParams>,
): Opened<Endpoint>;
export function openList<Endpoint extends ListEndpoint>(
  list: List<Endpoint> & OfRecord,
  searchParams: Promise<SearchParams>,
  uid: string,
): Opened<Endpoint>;
export async function openList<Endpoint extends ListEndpoint>(
  list: List<Endpoint>,
  searchParams: Promise<SearchParams>,
  uid?: string,
): Opened<Endpoint> {
  const { email } = await requireSession();
  const { name, endpoint, path, label, search, empty, filters = [], columnsOf = name } = list;
  const [params, own, kept, rows] = await Promise.all([
    searchParams,
    readTimeZone(),
    readColumnsCookie(columnsOf),
    readRowsCookie(),
  ]);
  const timeZone = pinnedZone(params) ?? own;
  const { state, query } = readListRequest(list, params, timeZone, readFittingSize(rows));
  const printed = isPrinted(params);
  const [answer, fetched] = await Promise.all([
    toResult(printed ? fetchPrintedRows(list, query, uid) : fetchList(list, query, { uid })),
    filterChoices(filters, { state, everyChoice: wantsEveryChoice(params), uid }),
  ]);
  const choices = withMetValues(endpoint, filters, answer, fetched);
  const ignored = ignoredFilters({ filters, state, answer, timeZone });
  recordDifference(
    endpoint,
    ignored.map((filter) => `filter ${filter.label}: not applied`),
  );
  return {
    name,
    pathname: typeof path === 'string' ? path : path(uid ?? ''),
    uid,
    label,
    search,
    empty,
    filters,
    choices,
    state,
    answer,
    ignored,
    columns: { name: columnsOf, layout: state.columns ?? parseLayout(kept) },
    timeZone,
    peekName: list.peek?.name ?? null,
    ownTimeZone: own === timeZone ? undefined : own,
    account: accountTag(email),
    printed,
    unknown: state.view === undefined ? [] : unknownParts(params, state, filters),
    hasTimesOfPlay: list.export.courseOf !== undefined,
  };
}
