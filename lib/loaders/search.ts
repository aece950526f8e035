import 'server-only';
import { ContractBroken, type Result, toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { withIsoDay } from '@/lib/format/iso-days';
import { folded, wordsOf } from '@/lib/format/search-words';
import { ignoredFilterMessage } from '@/lib/list/rows/ignored-filters';
import { hasFilters } from '@/lib/list/url/filters';
import { isSearchable } from '@/lib/list/url/list-state';
import type { RecordKind } from '@/lib/navigation';
import { allLists } from '@/lib/resources/all-lists';
import { countries } from '@/lib/resources/countries';
import { type Region, regions } from '@/lib/resources/regions';
import type { AnyList, ListDefinition } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { nearestFirst, ranked } from '@/lib/search/rank';
import { HITS_PER_LIST, type SearchSection, searchedListNames, type Within } from '@/lib/search/search-result';
import { isSentence, similarEverywhere } from '@/lib/search/similar-names';
import { withoutPlace } from '@/lib/search/without-place';
import { fetchListPage } from './fetch-list-page';
import { hitOf } from './hit';
import { withRoundsOfDay } from './rounds-of-day';
import { findSimilar } from './similar';

type Options = { timeZone: string; signal?: AbortSignal };

function listOf(kind: RecordKind): AnyList {
  const found = allLists.find(({ row, hit, recordKey }) => row.kind === kind && hit && !recordKey);
  if (!found) throw new Error(`The search has no list for records of the kind ${kind}`);
  return found;
}

export async function* searchEverything(q: string, options: Options): AsyncGenerator<SearchSection> {
  const loading = loadSections(q, options);
  // Begins here, because API calls need the request context, which no longer exists when the last sections are read.
  const similar = Promise.all(loading).then((sections) => similarTo(sections, q, options, searchedListNames));
  // If the reader leaves early, nobody awaits a failure.
  similar.catch(() => undefined);
  const pending = new Map(loading.map((section, index) => [index, section]));
  while (pending.size > 0) {
    const [index, section] = await Promise.race(Array.from(pending, async ([key, one]) => [key, await one] as const));
    pending.delete(index);
    if (section) yield section;
  }
  yield* await similar;
}

export async function searchAll(
  q: string,
  options: Options,
  kinds: readonly RecordKind[] = searchedListNames,
): Promise<SearchSection[]> {
  const sections = (await Promise.all(loadSections(q, options, kinds))).filter((section) => section !== null);
  return [...sections, ...(await similarTo(sections, q, options, kinds))];
}

/** Returns sections with similar names if all lists were searched and nothing was found. */
async function similarTo(
  sections: readonly (SearchSection | null)[],
  q: string,
  options: Options,
  kinds: readonly RecordKind[],
): Promise<SearchSection[]> {
  const isEmpty = (section: SearchSection | null) =>
    section === null || ('hits' in section && section.hits.length === 0 && !section.total);
  if (!sections.every(isEmpty)) return [];
  const asked = withIsoDay(q, formatDay(new Date(), options.timeZone));
  const searches = similarEverywhere(asked).filter(({ kind }) => kinds.includes(kind));
  const inLists = searches.map(({ kind, search }) => ({ list: listOf(kind), search }));
  // A comparison needs records, not lists.
  const hrefOf = kinds === searchedListNames ? (name: string) => routes.listed(routes.users, { q: name }) : null;
  const found = await toResult(findSimilar(inLists, { q: asked, isOfSentence: isSentence(asked), hrefOf }, options));
  if (!found.ok) return [{ list: 'user', isSimilar: true, failure: found.failure.message }];
  const hits = await withRoundsOfDay(found.value, asked, options.timeZone);
  const byKind = Map.groupBy(hits, ({ kind }) => kind);
  return Array.from(byKind, ([list, of]) => ({ list, isSimilar: true, hits: of, total: of.length }));
}

/** Returns a section per list, and a second one for results in a place that the search names. */
function loadSections(
  q: string,
  options: Options,
  kinds: readonly RecordKind[] = searchedListNames,
): Promise<SearchSection | null>[] {
  const within = toResult(findPlace(q, options.signal));
  return kinds.flatMap((kind) => {
    const everywhere = searchList(kind, q, options);
    return [everywhere, searchWithin(kind, within, everywhere, options, kind === kinds[0])];
  });
}

async function searchList(kind: RecordKind, q: string, options: Options, within?: Within): Promise<SearchSection> {
  const { timeZone, signal } = options;
  const list = listOf(kind);
  const query = { pageNumber: 1, pageSize: HITS_PER_LIST, search: within?.q ?? q, ...within?.filters };
  const page = await toResult(fetchFiltered(list, query, signal));
  const section = { list: kind, ...(within && { within }) };
  if (!page.ok) return { ...section, failure: page.failure.message };
  const items = page.value.rows.flatMap((row) => (row.ok ? [row.item] : []));
  const hits = nearestFirst(items, list.hitAt, Date.now()).map((item) => hitOf(list, kind, item, timeZone));
  return { ...section, hits: ranked(hits, query.search), total: page.value.paging.total };
}

/** @throws ContractBroken also if rows show that the API ignored a filter */
async function fetchFiltered(list: AnyList, query: Readonly<Record<string, unknown>>, signal?: AbortSignal) {
  const page = await fetchListPage(list, query, { priority: 'low', ...(signal && { signal }) });
  if (page.ignored[0]) throw new ContractBroken([ignoredFilterMessage(page.ignored[0])]);
  return page;
}

/** Null if the search names no place, if the list has no filter for places, or if the first section has all results. */
async function searchWithin(
  kind: RecordKind,
  named: Promise<Result<Within | null>>,
  everywhere: Promise<SearchSection>,
  options: Options,
  isFirst: boolean,
): Promise<SearchSection | null> {
  const place = await named;
  // All lists share the lookup of the country or region, and only the first list reports its failure.
  if (!place.ok) return isFirst ? { list: kind, within: UNKNOWN, failure: place.failure.message } : null;
  if (!place.value || !hasFilters(listOf(kind).filters, Object.keys(place.value.filters))) return null;
  const [section, known] = await Promise.all([searchList(kind, place.value.q, options, place.value), everywhere]);
  if (!('hits' in section)) return section;
  const shown = 'hits' in known ? known.hits.map(({ uid }) => uid) : [];
  const hits = section.hits.filter(({ uid }) => !shown.includes(uid));
  return hits.length > 0 ? { ...section, hits } : null;
}

const UNKNOWN: Within = { place: 'a place', q: '', filters: {} };

type FoundPlace = { rest: string; name: string; uids: string };

/** Finds a country and a region whose full names begin or end the search, with at most two lookups each. */
async function findPlace(q: string, signal: AbortSignal | undefined): Promise<Within | null> {
  const country = await findPlaceIn(countries, q, signal);
  const isInCountry = ({ country: of }: Region) =>
    !country || (of && country.uids.split(',').includes(of.uid)) === true;
  const region = await findPlaceIn(regions, country?.rest ?? q, signal, isInCountry);
  const rest = (region ?? country)?.rest;
  if (rest === undefined || !isSearchable(rest)) return null;
  return {
    place: [region?.name, country?.name].filter(Boolean).join(', '),
    q: rest,
    filters: { ...(country && { country: country.uids }), ...(region && { region: region.uids }) },
  };
}

/** Looks up the first and the last word of the search. The longest matching place name wins. */
async function findPlaceIn<Place extends { uid: string; name: string }>(
  list: ListDefinition<Place>,
  q: string,
  signal: AbortSignal | undefined,
  isWanted: (place: Place) => boolean = () => true,
): Promise<FoundPlace | null> {
  const words = wordsOf(q);
  if (words.length < 2) return null;
  const ends = new Set([words.at(-1), words[0]].filter((word) => word !== undefined && isSearchable(word)));
  const options = { priority: 'low', ...(signal && { signal }) } as const;
  const pages = await Promise.all(
    Array.from(ends, (search) => fetchListPage(list, { search, pageNumber: 1, pageSize: 100 }, options)),
  );
  const places = pages.flatMap(({ rows }) => rows.flatMap((row) => (row.ok ? [row.item] : [])));
  const found = places.filter(isWanted).flatMap(({ name, uid }) => {
    const rest = withoutPlace(q, name);
    return rest === null ? [] : [{ rest, name, uids: uid }];
  });
  const [first] = found.toSorted((a, b) => a.rest.length - b.rest.length);
  if (!first) return null;
  const same = found.filter(({ rest, name }) => rest === first.rest && folded(name) === folded(first.name));
  return { ...first, uids: [...new Set(same.map(({ uids }) => uids))].join(',') };
}
