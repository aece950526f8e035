import 'server-only';
import { hasFilters } from '@/lib/list/address/filters';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import { allLists } from '@/lib/old-registry/all-lists';
import type { AnyList } from '@/lib/old-registry/declare-list';
import { countRows } from '@/lib/old-registry/list-total';
import { routes } from '@/lib/routes';

type Place = { country?: string; region?: string };

/** The lists of everything that can be filtered by a place, in the order of the navigation. */
export function listsIn(place: Place): readonly (AnyList & { path: string })[] {
  const all: readonly AnyList[] = allLists;
  const isOfAll = (list: AnyList): list is AnyList & { path: string } => typeof list.path === 'string';
  return all.filter(isOfAll).filter(({ filters = [] }) => hasFilters(filters, Object.keys(place)));
}

/** What there is in a country, or in a region: the total of each list that can be filtered by it, by a call of one row. */
export async function placeTotals(place: Place) {
  const lists = listsIn(place);
  return mapConcurrently(lists, async (list) => ({
    label: list.label,
    href: routes.listed(list.path, place),
    total: await countRows(list, place),
  }));
}
