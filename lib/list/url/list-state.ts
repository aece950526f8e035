import type * as z from 'zod';
import { canonicalTimeZone } from '@/lib/contract/time-zone';
import { withQuery } from '@/lib/format/query-text';
import { type ColumnLayout, layoutParams, readLayoutParams } from '@/lib/list/columns/column-layout';
import { readViewName } from '@/lib/list/url/view-name';
import { type AnyFilter, type FilterValues, firstOf, firstText, type Parameter } from './filters';
import { quoted } from './read-filter';
import { type FilterLabels, readFilters, type UnreadFilter } from './read-filters';

export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100];
export const DEFAULT_PAGE_SIZE = 10;

/** Contains only valid values. `q` is the text in the search box, even if it is too short to be applied. */
export type ListState = Readonly<{
  pageNumber: number;
  pageSize: number;
  sortedBy: string;
  q: string;
  filters: FilterValues;
  /** Filters and searches of the URL that are not applied. Links keep them, so that every screen names them. */
  unread: readonly UnreadFilter[];
  /** The columns in the URL; null if it names none. */
  columns: ColumnLayout | null;
  /** The time zone in a shared link. */
  zone?: string | undefined;
  view?: string | undefined;
  /** The rows whose results for the user are loaded: `page` for the first 20, `2` for the second 20, and so on. */
  results?: string | undefined;
}>;

export type SearchParams = Readonly<Record<string, Parameter>>;

const MIN_SEARCH_LENGTH = 3;

type QueryShape = { pageNumber: z.ZodType; pageSize: z.ZodType; sortedBy: z.ZodType; search: z.ZodType };

/**
 * Replaces invalid values with defaults, except filters and searches, which become `unread`. Of a repeated parameter,
 * the first value counts.
 */
export function readListState<Shape extends QueryShape>(
  schema: z.ZodObject<Shape>,
  params: SearchParams,
  filters: readonly AnyFilter[] = [],
  elsewhere?: FilterLabels,
): ListState {
  const read = (key: keyof QueryShape, name: string) => schema.shape[key].safeParse(firstOf(params[name])).data;
  const pageSize = Number(firstOf(params.pageSize));
  const q = schema.shape.search.safeParse(firstOf(params.q));
  const { filters: values, unread } = readFilters(filters, params, elsewhere);
  return {
    pageNumber: Number(read('pageNumber', 'pageNumber') ?? 1),
    pageSize: PAGE_SIZES.includes(pageSize) ? pageSize : DEFAULT_PAGE_SIZE,
    sortedBy: String(read('sortedBy', 'sortedBy') ?? ''),
    q: String(q.data ?? ''),
    filters: values,
    unread: q.success ? unread : [unreadSearch(firstText(params.q)), ...unread],
    columns: readLayoutParams((name) => firstOf(params[name])),
    zone: pinnedZone(params),
    view: readViewName(firstOf(params.view)),
    results: /^(page|[2-5])$/.exec(firstOf(params.results) ?? '')?.[0],
  };
}

const unreadSearch = (q: string): UnreadFilter => ({
  label: 'Search',
  values: { q },
  words: `Search ${quoted(q)} is too long or has an invalid character`,
});

/** Reads the parameters of a URL. A link that was HTML-encoded twice has `amp;q` for `q`. */
export function readParams(params: SearchParams | URLSearchParams): SearchParams {
  const given: [string, Parameter][] =
    params instanceof URLSearchParams
      ? [...new Set(params.keys())].map((key) => [key, params.getAll(key)])
      : Object.entries(params);
  const isEncoded = ([key]: [string, Parameter]) => key.startsWith('amp;');
  const encoded = given.filter(isEncoded).map(([key, value]) => [key.replace(/^(amp;)+/, ''), value]);
  return Object.fromEntries([...encoded, ...given.filter((one) => !isEncoded(one))]);
}

/** Returns the URL's time zone; undefined also for one that this machine does not know. */
export function pinnedZone(params: SearchParams): string | undefined {
  return canonicalTimeZone(firstOf(params.zone) ?? '');
}

export const DEBOUNCE_MS = 500;

export function isSearchable(q: string): boolean {
  const length = [...q.trim()].length;
  return length === 0 || length >= MIN_SEARCH_LENGTH;
}

/** The first click sorts ascending, the second descending, and the third restores the default order. */
export function nextSort(sortedBy: string, key: string): string {
  if (sortedBy === key) return `-${key}`;
  return sortedBy === `-${key}` ? '' : key;
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** Builds a URL without default values. Every change except that of the page leads to the first page. */
export function listHref(pathname: string, state: ListState, changes: Partial<ListState> = {}): string {
  const resets = Object.keys(changes).some((key) => key !== 'pageNumber');
  const next = { ...state, ...(resets && { pageNumber: 1 }), ...changes };
  const query = new URLSearchParams();
  if (next.q.trim()) query.set('q', next.q.trim());
  if (next.sortedBy) query.set('sortedBy', next.sortedBy);
  if (next.pageSize !== DEFAULT_PAGE_SIZE) query.set('pageSize', String(next.pageSize));
  if (next.pageNumber !== 1) query.set('pageNumber', String(next.pageNumber));
  for (const { values } of next.unread) {
    if (Object.keys(values).some((key) => key in next.filters || key in changes)) continue;
    for (const [key, value] of Object.entries(values)) query.set(key, value);
  }
  for (const [key, value] of Object.entries(next.filters)) query.set(key, value);
  for (const [key, value] of [...columnParams(next), ...linkParams(next)]) query.set(key, value);
  return withQuery(pathname, query);
}

/** An empty `hide` stands for the default columns. Without `hide`, users see their own columns. */
export function columnParams({ columns }: Pick<ListState, 'columns'>): readonly (readonly [string, string])[] {
  if (columns === null) return [];
  const params = layoutParams(columns);
  return params.length > 0 ? params : [['hide', '']];
}

export const LINK_KEYS = ['zone', 'view', 'results'] as const;

/** Returns the parameters that stay in the URL while the list is used. */
function linkParams(state: Pick<ListState, (typeof LINK_KEYS)[number]>): [string, string][] {
  return LINK_KEYS.flatMap((key) => (state[key] ? [[key, state[key]]] : []));
}
