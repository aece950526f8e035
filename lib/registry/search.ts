import 'server-only';
import { soundItems } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { ignoredFilters, ignoredFilterWords } from '@/lib/list/ignored-filters';
import { hitOf } from '@/lib/search/hits';
import { ranked } from '@/lib/search/rank';
import {
  type Hit,
  type SearchedList,
  type SearchSection,
  searchedListNames,
  type Within,
} from '@/lib/search/search-result';
import { admins } from './admins';
import { courses } from './courses';
import type { AnyList } from './declare-list';
import { eventRounds } from './event-rounds';
import { events } from './events';
import { fetchList } from './fetch-list';
import { friendlyRounds } from './friendly-rounds';
import { groups } from './groups';
import { groupMembers } from './members';
import { countries, regions } from './places';
import { placeIn } from './search-in-place';
import { users } from './users';

const lists: Readonly<Record<SearchedList, AnyList>> = {
  users,
  groupMembers,
  groups,
  events,
  eventRounds,
  friendlyRounds,
  courses,
  countries,
  regions,
  admins,
};

const FIRST = { pageNumber: 1, pageSize: 5 };

type Options = { timeZone: string; signal?: AbortSignal };

/** Searches every list side by side; the sections come in the order of the answers. A failed one says why. */
export async function* searchEverything(q: string, options: Options): AsyncGenerator<SearchSection> {
  const pending = new Map(sectionsOf(q, options).map((section, index) => [index, section]));
  while (pending.size > 0) {
    const [index, section] = await Promise.race(
      Array.from(pending, async ([place, one]) => [place, await one] as const),
    );
    pending.delete(index);
    if (section) yield section;
  }
}

/** The sections of all lists, in their order. */
export async function searchAll(q: string, options: Options): Promise<SearchSection[]> {
  return (await Promise.all(sectionsOf(q, options))).filter((section) => section !== null);
}

/** One section for each list, and where the search names a place one more for each that can be filtered by it. */
function sectionsOf(q: string, options: Options): Promise<SearchSection | null>[] {
  const within = toResult(placeIn(q, options.signal));
  return searchedListNames.flatMap((list) => {
    const everywhere = searchList(list, q, options);
    return [everywhere, searchWithin(list, within, everywhere, options)];
  });
}

/** The first hits of one list, of those in a place where one is named. */
export async function searchList(
  list: SearchedList,
  q: string,
  { timeZone, signal }: Options,
  within?: Within,
): Promise<SearchSection> {
  const query = { ...FIRST, search: within?.q ?? q, ...within?.filters };
  const answer = await toResult(fetchList(lists[list], query, { signal, worth: 'low' }));
  const section = { list, ...(within && { within }) };
  if (!answer.ok) return { ...section, failure: answer.failure.message };
  const { filters } = lists[list];
  const [ignored] = ignoredFilters({ filters, state: { filters: within?.filters ?? {} }, answer, timeZone });
  if (ignored) return { ...section, failure: ignoredFilterWords(ignored) };
  const draw: (item: never, timeZone: string) => Hit = hitOf[list];
  const hits = soundItems(answer.value.rows).map((item) => draw(item, timeZone));
  return { ...section, hits: ranked(hits, query.search), total: answer.value.paging.total };
}

/** Null where no place is named, the list cannot be filtered by it, or it has no further hits there. */
async function searchWithin(
  list: SearchedList,
  named: Promise<Result<Within | null>>,
  everywhere: Promise<SearchSection>,
  options: Options,
): Promise<SearchSection | null> {
  const place = await named;
  // Said once: the lookup is the same for all lists.
  if (!place.ok) return list === 'users' ? { list, within: UNKNOWN, failure: place.failure.message } : null;
  if (!place.value || !canBeFiltered(lists[list], place.value)) return null;
  const [section, known] = await Promise.all([searchList(list, place.value.q, options, place.value), everywhere]);
  if (!('hits' in section)) return section;
  const shown = 'hits' in known ? known.hits.map(({ uid }) => uid) : [];
  const hits = section.hits.filter(({ uid }) => !shown.includes(uid));
  return hits.length > 0 ? { ...section, hits } : null;
}

const UNKNOWN: Within = { place: 'a place', q: '', filters: {} };

const canBeFiltered = ({ filters = [] }: AnyList, { filters: wanted }: Within) =>
  Object.keys(wanted).every((key) => filters.some((filter) => filter.kind === 'any-of' && filter.key === key));
