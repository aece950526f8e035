import { zoneLabel } from '@/lib/format/date';
import { type IgnoredFilter, notFilteredBy } from '@/lib/list/rows/ignored-filters';
import { chips } from '@/lib/list/url/chips';
import type { FilterOptions } from '@/lib/list/url/choices';
import { DEFAULT_PAGE_SIZE, isSearchable, type ListState, listHref } from '@/lib/list/url/list-state';
import type { AnyList } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';

export type ExportFacts = {
  href: string;
  total: number | null;
  /** What one row is, if staff may take it for something else. */
  rowMeaning?: string | undefined;
  filters: readonly { label: string; value: string }[];
  /** “not filtered by Country” if the loaded rows show that the API ignored this filter; otherwise null. */
  notFiltered: string | null;
  order: string;
  timeZone: string;
};

type Loaded = {
  list: AnyList;
  uid: string;
  state: ListState;
  choices: FilterOptions;
  total: number | null;
  ignored: readonly IgnoredFilter[];
  timeZone: string;
};

export function exportFacts({ list, uid, state, choices, total, ignored, timeZone }: Loaded): ExportFacts {
  const { q, sortedBy } = state;
  const search = q && isSearchable(q) ? [{ label: 'Search', value: `“${q}”` }] : [];
  const filters = chips(list.filters, state.filters, choices, zoneLabel(timeZone));
  return {
    href: exportHref(list.name, uid, state),
    total,
    rowMeaning: list.rowMeaning,
    filters: [...search, ...filters.map(({ label, value }) => ({ label, value }))],
    notFiltered: notFilteredBy([...state.unread, ...ignored]),
    order: sortedBy === '' ? 'Default order' : orderText(list, sortedBy),
    timeZone,
  };
}

function exportHref(name: string, uid: string, state: ListState): string {
  const filters = { ...state.filters, ...(uid !== '' && { uid }) };
  const all = { filters, pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE, columns: null, view: undefined };
  return listHref(routes.csv(name), { ...state, ...all });
}

/** Names the sort order: `-createdAt` becomes “Created, descending”. */
export function orderText({ fields }: Pick<AnyList, 'fields'>, sortedBy: string): string {
  const key = sortedBy.replace(/^-/, '');
  const field = Object.values(fields).find(({ sortKey }) => sortKey === key);
  return `${field?.label ?? key}, ${sortedBy.startsWith('-') ? 'descending' : 'ascending'}`;
}

/** Returns the link to the summary, which counts rows by a field; null if the list has no such field. */
export function breakDownHref({ filters }: AnyList, pathname: string, state: ListState): string | null {
  if (!filters.some(({ kind }) => kind === 'any-of')) return null;
  return routes.breakDown(listHref(pathname, { ...state, pageNumber: 1 }));
}
