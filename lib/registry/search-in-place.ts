import 'server-only';
import { soundItems } from '@/lib/contract/page';
import type { Country, Region } from '@/lib/contract/places';
import { folded, wordsOf } from '@/lib/format/search-words';
import { isSearchable } from '@/lib/list/address/list-state';
import type { Within } from '@/lib/search/search-result';
import { withoutPlace } from '@/lib/search/without-place';
import type { AnyList } from './declare-list';
import { fetchList } from './fetch-list';
import { countries, regions } from './places';

type Found = { rest: string; name: string; uids: string };

/**
 * The country and the region that stand at an end of a search by their whole names, and what else it asks for; null
 * without one. At most two lookups for each. @throws RequestFailed, ContractBroken, Unreachable
 */
export async function placeIn(q: string, signal?: AbortSignal): Promise<Within | null> {
  const country = await placeAt<Country>(countries, q, signal);
  const isThere = ({ country: of }: Region) =>
    !country || (of !== undefined && country.uids.split(',').includes(of.uid));
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
