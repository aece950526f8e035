import 'server-only';
import { soundItems } from '@/lib/contract/page';
import type { Country, Region } from '@/lib/contract/places';
import { type Result, toResult } from '@/lib/contract/result';
import { folded, wordsOf } from '@/lib/format/search-words';
import { hasFilters } from '@/lib/list/address/filters';
import { isSearchable } from '@/lib/list/address/list-state';
import type { RecordKind } from '@/lib/navigation';
import { recordOf } from '@/lib/old-records/all-records';
import { hitOf } from '@/lib/old-records/hit';
import { ranked } from '@/lib/search/rank';
import { type SearchSection, searchedListNames, type Within } from '@/lib/search/search-result';
import { withoutPlace } from '@/lib/search/without-place';
import { allLists } from './all-lists';
import type { AnyList } from './declare-list';
import { applied, fetchList } from './fetch-list';
import { countries, regions } from './places';

const listOf = (kind: RecordKind): AnyList => {
  const found = allLists.find(({ path }) => path === recordOf(kind).list.path);
  if (!found) throw new Error(`No list has the records of ${kind}`);
  return found;
};

const FIRST = { pageNumber: 1, pageSize: 5 };

type Options = { timeZone: string; signal?: AbortSignal };

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

/** The sections of all lists, or of some, in their order. */
export async function searchAll(
  q: string,
  options: Options,
  lists: readonly RecordKind[] = searchedListNames,
): Promise<SearchSection[]> {
  return (await Promise.all(sectionsOf(q, options, lists))).filter((section) => section !== null);
}

/** One section for each list, and where the search names a place one more for each that can be filtered by it. */
function sectionsOf(
  q: string,
  options: Options,
  lists: readonly RecordKind[] = searchedListNames,
): Promise<SearchSection | null>[] {
  const within = toResult(placeIn(q, options.signal));
  return lists.flatMap((list) => {
    const everywhere = searchList(list, q, options);
    return [everywhere, searchWithin(list, within, everywhere, options, list === lists[0])];
  });
}

/** The first hits of one list, of those in a place where one is named. */
async function searchList(
  list: RecordKind,
  q: string,
  { timeZone, signal }: Options,
  within?: Within,
): Promise<SearchSection> {
  const query = { ...FIRST, search: within?.q ?? q, ...within?.filters };
  const answer = await toResult(applied(fetchList(listOf(list), query, { signal, priority: 'low' })));
  const section = { list, ...(within && { within }) };
  if (!answer.ok) return { ...section, failure: answer.failure.message };
  const rows: readonly { uid: string }[] = soundItems(answer.value.rows);
  const hits = rows.map((item) => hitOf(recordOf(list), item, timeZone));
  return { ...section, hits: ranked(hits, query.search), total: answer.value.paging.total };
}

/** Null where no place is named, the list cannot be filtered by it, or it has no further hits there. */
async function searchWithin(
  list: RecordKind,
  named: Promise<Result<Within | null>>,
  everywhere: Promise<SearchSection>,
  options: Options,
  isFirst: boolean,
): Promise<SearchSection | null> {
  const place = await named;
  // Said once: the lookup is the same for all lists.
  if (!place.ok) return isFirst ? { list, within: UNKNOWN, failure: place.failure.message } : null;
  if (!place.value || !hasFilters(listOf(list).filters ?? [], Object.keys(place.value.filters))) return null;
  const [section, known] = await Promise.all([searchList(list, place.value.q, options, place.value), everywhere]);
  if (!('hits' in section)) return section;
  const shown = 'hits' in known ? known.hits.map(({ uid }) => uid) : [];
  const hits = section.hits.filter(({ uid }) => !shown.includes(uid));
  return hits.length > 0 ? { ...section, hits } : null;
}

const UNKNOWN: Within = { place: 'a place', q: '', filters: {} };

type Found = { rest: string; name: string; uids: string };

/**
 * The country and the region that stand at an end of a search by their whole names, and what else it asks for; null
 * without one. At most two lookups for each. @throws RequestFailed, ContractBroken, Unreachable
 */
async function placeIn(q: string, signal?: AbortSignal): Promise<Within | null> {
  const country = await placeAt<Country>(countries, q, signal);
  const isThere = ({ country: of }: Region) => !country || (of != null && country.uids.split(',').includes(of.uid));
  const region = await placeAt<Region>(regions, country?.rest ?? q, signal, isThere);
  const rest = (region ?? country)?.rest;
  if (rest === undefined || !isSearchable(rest)) return null;
  return {
    place: [region?.name, country?.name].filter(Boolean).join(', '),
    q: rest,
    filters: { ...(country && { country: country.uids }), ...(region && { region: region.uids }) },
  };
}

/** Places are found by the first and the last word; of those at an end of the search the longest name is meant. */
async function placeAt<Place extends Country | Region>(
  list: AnyList,
  q: string,
  signal: AbortSignal | undefined,
  isThere: (place: Place) => boolean = () => true,
): Promise<Found | null> {
  const words = wordsOf(q);
  const ends = new Set([words.at(-1), words[0]].filter((word) => word !== undefined && isSearchable(word)));
  if (words.length < 2) return null;
  const pages = await Promise.all(
    Array.from(ends, (search) =>
      fetchList(list, { search, pageNumber: 1, pageSize: 100 }, { signal, priority: 'low' }),
    ),
  );
  const places: readonly Place[] = soundItems(pages.flatMap(({ rows }) => rows));
  const found = places.flatMap((place) => {
    const { name, uid } = place;
    const rest = name !== undefined && isThere(place) ? withoutPlace(q, name) : null;
    return name === undefined || rest === null ? [] : [{ rest, name, uids: uid }];
  });
  const [first] = found.toSorted((a, b) => a.rest.length - b.rest.length);
  if (!first) return null;
  const same = found.filter(({ rest, name }) => rest === first.rest && folded(name) === folded(first.name));
  return { ...first, uids: [...new Set(same.map(({ uids }) => uids))].join(',') };
}
