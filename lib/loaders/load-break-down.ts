import 'server-only';
import type { Result } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { recordName } from '@/lib/format/name';
import { chips } from '@/lib/list/url/chips';
import { type FilterOptions, searchedFor } from '@/lib/list/url/choices';
import { type CountedFilter, countedFilters } from '@/lib/list/url/counted-filters';
import type { Option } from '@/lib/list/url/filters';
import { type ListState, listHref } from '@/lib/list/url/list-state';
import type { UnreadFilter } from '@/lib/list/url/read-filters';
import { countries } from '@/lib/resources/countries';
import { groups } from '@/lib/resources/groups';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { AnyList } from '@/lib/resources/resource';
import type { CountedChoice } from '@/lib/stats/break-down-bars';
import { countAt } from './count-at';
import { fetchChoices, isFetchedChoice } from './fetch-choices';
import { fetchListPage } from './fetch-list-page';
import { loadChoices } from './load-choices';
import { mapConcurrently } from './map-concurrently';
import { readListAddress } from './read-list-address';

type Total = Result<number | null>;

export type BreakDown = {
  list: AnyList;
  href: string;
  filters: readonly CountedFilter[];
  /** Filters of the URL that are not applied. */
  unread: readonly UnreadFilter[];
  /** The search and filters that limit the counted rows, such as `Search “thomas”` or `Status Active`. */
  under: readonly string[];
  by: CountedFilter;
  total: Total;
  counted: readonly CountedChoice[];
  isPart: boolean;
};

const MOST_CHOICES = 20;

/** Counts rows by up to 20 values of a filter, with a call per value; null if there is no such list or filter. */
export async function loadBreakDown(address: string, key: string, timeZone: string): Promise<BreakDown | null> {
  const at = readListAddress(address, timeZone);
  const filters = countedFilters(at?.list.filters ?? []);
  const by = filters.find((filter) => filter.key === key) ?? filters[0];
  if (!at || !by) return null;
  const { list, pathname, state } = at;
  const names = await loadChoices(list, state.filters);
  const { options, isPart } = await choicesOf(by, state, names);
  const hrefOf = (filtered: ListState['filters'], unread = state.unread) =>
    listHref(pathname, { ...state, filters: filtered, unread, columns: null }, FIRST_PAGE);
  const selections = options.map(({ value }) => ({ ...state.filters, [by.key]: value }));
  const [total, ...totals] = await mapConcurrently([state.filters, ...selections], (selection) =>
    countAt(hrefOf(selection, []), timeZone),
  );
  const counted = options.map(({ label }, place) => ({
    label,
    href: hrefOf(selections[place] ?? {}),
    total: totals[place] as Total,
  }));
  return {
    list,
    href: hrefOf(state.filters),
    filters,
    unread: state.unread,
    under: conditions(list, state, { names, timeZone }),
    by,
    total: total as Total,
    counted: counted.sort((a, b) => rowsOf(b.total) - rowsOf(a.total)),
    isPart,
  };
}

type Named = { names: FilterOptions; timeZone: string };

function conditions(list: AnyList, { q, filters }: ListState, { names, timeZone }: Named): string[] {
  const searched = searchedFor(q);
  const filtered = chips(list.filters, filters, names, zoneLabel(timeZone));
  return [...(searched ? [searched] : []), ...filtered.map(({ label, value }) => `${label} ${value}`)];
}

const FIRST_PAGE = { pageNumber: 1 };

const rowsOf = (total: Total) => (total.ok ? (total.value ?? -1) : -1);

async function choicesOf(
  by: CountedFilter,
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

async function known({ choices }: CountedFilter): Promise<Known> {
  if (typeof choices !== 'string') return { options: choices, isPart: false };
  if (choices === 'country') return firstOf(await fetchListPage(countries, { ...FIRST, sortedBy: '-usersCount' }));
  if (choices === 'group') return firstOf(await fetchListPage(groups, { ...FIRST, sortedBy: '-eventsCount' }));
  if (!isFetchedChoice(choices)) return { options: [], isPart: false };
  const answer = await fetchChoices(choices);
  return { options: answer.choices, isPart: answer.more !== null };
}

function firstOf({ rows, paging: { total } }: PageOfRows<{ uid: string; name: string }>): Known {
  const options = rows.flatMap((row) => (row.ok ? [{ value: row.item.uid, label: recordName(row.item) }] : []));
  return { options, isPart: total === null || total > rows.length };
}
