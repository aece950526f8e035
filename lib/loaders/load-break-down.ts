import 'server-only';
import { everyPage } from '@/lib/api/every-page';
import { recordAround } from '@/lib/breadcrumbs';
import { usableItems } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { recordName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { shortUid } from '@/lib/format/uid';
import { chips } from '@/lib/list/url/chips';
import { type FilterOptions, searchedFor } from '@/lib/list/url/choices';
import { type Filter, hasWords, type Option } from '@/lib/list/url/filters';
import { type ListState, listHref } from '@/lib/list/url/list-state';
import type { UnreadFilter } from '@/lib/list/url/read-filters';
import { kindOf } from '@/lib/navigation';
import { countries } from '@/lib/resources/countries';
import { courses } from '@/lib/resources/courses';
import { groups } from '@/lib/resources/groups';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { AnyList } from '@/lib/resources/resource';
import type { CountedChoice } from '@/lib/stats/break-down-bars';
import { countAt } from './count-at';
import { fetchChoices, isFetchedChoice } from './fetch-choices';
import { fetchListPage } from './fetch-list-page';
import { loadChoices, readName } from './load-choices';
import { loadersByKind } from './loaders-by-kind';
import { mapConcurrently } from './map-concurrently';
import { readListAddress } from './read-list-address';

type Total = Result<number | null>;

export type BreakDown = {
  list: AnyList;
  href: string;
  filters: readonly Counted[];
  /** Filters of the URL that are not applied. */
  unread: readonly UnreadFilter[];
  /** The record, search and filters that limit the counted rows, such as `Group Vets` or `Status Active`. */
  under: readonly string[];
  by: Counted;
  total: Total;
  counted: readonly CountedChoice[];
  /** True if rows with other values were not counted or are not shown. */
  isPart: boolean;
  /** Says which values are missing and why; null if none are. */
  note: string | null;
  /** Groups, courses or countries without a row. Empty if they are not known, or if there are more than 500. */
  without: readonly { label: string; href: string }[];
};

// biome-ignore lint/suspicious/noExplicitAny: a filter of any items, because this file handles all lists
type Counted = Extract<Filter<any>, { kind: 'any-of' }>;
type Counts = Pick<BreakDown, 'counted' | 'isPart' | 'note' | 'without'>;

const MOST_CHOICES = 20;
const PAGE_SIZE = 100;
const MOST_PAGES = 20;
const MOST_ROWS = MOST_PAGES * PAGE_SIZE;
const MOST_BARS = 500;

/**
 * Counts rows by the values of a field; null if there is no such list or field. Counts records such as courses in the
 * rows themselves. If there are too many rows, or for codes such as statuses, the API counts up to 20 values.
 */
export async function loadBreakDown(address: string, key: string, timeZone: string): Promise<BreakDown | null> {
  const at = readListAddress(address, timeZone);
  const filters = [...(at?.list.filters ?? []), ...(at?.list.alsoCounted ?? [])].filter(isCounted);
  const by = filters.find((filter) => filter.key === key) ?? filters[0];
  if (!at || !by) return null;
  const { list, pathname, state } = at;
  const names = await loadChoices(list, state.filters);
  const hrefOf: HrefOf = (filtered, unread = state.unread) =>
    listHref(pathname, { ...state, filters: filtered, unread, columns: null }, FIRST_PAGE);
  const total = await countAt(hrefOf(state.filters, []), timeZone);
  const isCode = hasWords(by) && by.choices !== 'only-chosen';
  return {
    list,
    href: hrefOf(state.filters),
    filters,
    unread: state.unread,
    under: [...(await ownerText(pathname)), ...conditions(list, state, { names, timeZone })],
    by,
    total,
    ...((!isCode && (await countRows(at, by, { total, hrefOf }))) ||
      (await countValues(by, { state, names, hrefOf, timeZone }))),
  };
}

const isCounted = (filter: Filter<unknown>): filter is Counted => filter.kind === 'any-of';

type HrefOf = (filters: ListState['filters'], unread?: ListState['unread']) => string;
type At = NonNullable<ReturnType<typeof readListAddress>>;

/** Returns null if the list has too many pages, or if the API sends no total. */
async function countRows(at: At, by: Counted, { total, hrefOf }: { total: Total; hrefOf: HrefOf }) {
  const { list, state } = at;
  const rows = total.ok && total.value !== null ? await readRows(at, total.value) : null;
  if (!rows) return null;
  const values = rows.map((row) => (row.ok ? by.of(row.item) : undefined));
  const byValue = Map.groupBy(rows, (_, place) => values[place]);
  const found = [...byValue].flatMap(([value, [first, ...others]]) => {
    if (value == null || !first?.ok) return [];
    return [{ value, name: by.recordOf ? readName(by.recordOf(first.item)) : value, count: others.length + 1 }];
  });
  const byName = Map.groupBy(found, ({ name }) => name);
  const isFilter = list.filters.includes(by);
  const counted = found.map(
    ({ value, name, count }): CountedChoice => ({
      label: byName.get(name)?.length === 1 ? name : `${name} (${shortUid(value)})`,
      href: isFilter ? hrefOf({ ...state.filters, [by.key]: value }) : null,
      total: { ok: true, value: count },
    }),
  );
  const isCut = counted.length > MOST_BARS;
  return {
    counted: mostFirst(counted).slice(0, MOST_BARS),
    isPart: isCut || values.includes(undefined) || (total.ok && rows.length !== total.value),
    note: isCut ? `The ${MOST_BARS} most common of ${formatCount(counted.length)} values are shown.` : null,
    without: list.recordKey || state.filters[by.key] ? [] : await recordsWithout(by, new Set(values)),
  };
}

async function readRows({ list, uid, query }: At, total: number): Promise<PageOfRows<{ uid: string }>['rows'] | null> {
  if (total > MOST_ROWS) return null;
  const read = (pageNumber: number) =>
    fetchListPage(list, { ...query, pageNumber, pageSize: PAGE_SIZE }, { uid, priority: 'low' });
  const first = await read(1);
  // An API may send smaller pages.
  const pages = Math.ceil(total / Math.max(1, first.paging.pageSize));
  if (pages > MOST_PAGES) return null;
  const others = await mapConcurrently(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2),
    read,
  );
  return [first, ...others].flatMap((page) => page.rows);
}

const RECORDS: Readonly<Record<string, AnyList>> = { country: countries, course: courses, group: groups };

async function recordsWithout({ choices }: Counted, values: ReadonlySet<unknown>): Promise<BreakDown['without']> {
  const list = RECORDS[String(choices)];
  if (!list) return [];
  const { rows, paging } = await everyPage((page) => fetchListPage(list, page, { priority: 'low' }));
  if (paging.total !== rows.length) return [];
  const without = usableItems(rows).filter(({ item }) => !values.has(item.uid));
  return without.map(({ item }) => ({ label: list.row.name(item), href: list.row.href(item) ?? list.pathname('') }));
}

type Context = Named & { state: ListState; hrefOf: HrefOf };

async function countValues(by: Counted, { state, names, hrefOf, timeZone }: Context): Promise<Counts> {
  const { options, isPart } = await choicesOf(by, state, names);
  const counted = await mapConcurrently(options, async ({ value, label }): Promise<CountedChoice> => {
    const selection = { ...state.filters, [by.key]: value };
    return { label, href: hrefOf(selection), total: await countAt(hrefOf(selection, []), timeZone) };
  });
  return { counted: mostFirst(counted), isPart, note: isPart ? partNote(by, counted.length) : null, without: [] };
}

function partNote({ label, choices }: Counted, counted: number): string {
  const most = MOST[String(choices)];
  const which = most ? `${counted} ${most}` : `${counted} most common values`;
  const filter = `Filter the list to at most ${formatCount(MOST_ROWS)} rows to count`;
  if (counted === 0) return `${filter} by ${label.toLowerCase()}.`;
  return `Only the ${which} were counted.${most ? ` Others may have more rows here. ${filter} all.` : ''}`;
}

const MOST: Readonly<Record<string, string>> = {
  country: 'countries with the most users',
  group: 'groups with the most events',
};

async function ownerText(pathname: string): Promise<string[]> {
  const owner = recordAround(pathname);
  const name = owner && (await loadersByKind[owner.kind]?.loadName(owner.uid));
  return name ? [`${kindOf(owner.kind).label} ${name}`] : [];
}

type Named = { names: FilterOptions; timeZone: string };

function conditions(list: AnyList, { q, filters }: ListState, { names, timeZone }: Named): string[] {
  const searched = searchedFor(q);
  const filtered = chips(list.filters, filters, names, zoneLabel(timeZone));
  return [...(searched ? [searched] : []), ...filtered.map(({ label, value }) => `${label} ${value}`)];
}

const FIRST_PAGE = { pageNumber: 1 };

const mostFirst = (counted: readonly CountedChoice[]) => counted.toSorted((a, b) => rowsOf(b.total) - rowsOf(a.total));

const rowsOf = (total: Total) => (total.ok ? (total.value ?? -1) : -1);

async function choicesOf(
  by: Counted,
  state: ListState,
  names: FilterOptions,
): Promise<{ options: Option[]; isPart: boolean }> {
  const chosen = state.filters[by.key]?.split(',');
  if (chosen) {
    const named = names[by.key] ?? [];
    const options = chosen.map((value) => named.find((one) => one.value === value) ?? { value, label: value });
    return { options: options.slice(0, MOST_CHOICES), isPart: options.length > MOST_CHOICES };
  }
  const { options, isPart } = await known(by);
  const valid = options.filter(({ value }) => value !== '');
  return { options: valid.slice(0, MOST_CHOICES), isPart: isPart || valid.length > MOST_CHOICES };
}

type Known = { options: readonly Option[]; isPart: boolean };

const FIRST = { pageNumber: 1, pageSize: MOST_CHOICES };

async function known(by: Counted): Promise<Known> {
  const { choices } = by;
  if (typeof choices !== 'string') return { options: choices, isPart: false };
  if (choices === 'country') return firstOf(await fetchListPage(countries, { ...FIRST, sortedBy: '-usersCount' }));
  if (choices === 'group') return firstOf(await fetchListPage(groups, { ...FIRST, sortedBy: '-eventsCount' }));
  if (!hasWords(by) || !isFetchedChoice(choices)) return { options: [], isPart: true };
  const answer = await fetchChoices(choices);
  return { options: answer.choices, isPart: answer.more !== null };
}

function firstOf({ rows, paging: { total } }: PageOfRows<{ uid: string; name: string }>): Known {
  const options = rows.flatMap((row) => (row.ok ? [{ value: row.item.uid, label: recordName(row.item) }] : []));
  return { options, isPart: total === null || total > rows.length };
}
