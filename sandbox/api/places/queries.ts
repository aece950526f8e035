import { eq } from 'drizzle-orm';
import type { CountriesQuery, RegionsQuery } from '@/lib/contract/places';
import { declaredList } from '@/sandbox/api/list/declared-list';
import { anyUidOf } from '@/sandbox/api/list/filters';
import { type FilterQuery, within } from '@/sandbox/api/list/list';
import { requireRow } from '@/sandbox/api/list/require-row';
import { inner } from '@/sandbox/api/list/rows';
import type { Country, Region } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, regions } from '@/sandbox/db/schema/base';

type Countries = FilterQuery<typeof CountriesQuery>;
type Regions = FilterQuery<typeof RegionsQuery>;

export const countriesList = declaredList<Country, Countries, 'name' | 'isoCode' | 'regionsCount' | 'usersCount'>({
  uid: countries.id,
  fields: {
    uid: countries.id,
    name: countries.name,
    isoCode: countries.isoCode,
    regionsCount: countries.regionsCount,
    usersCount: countries.usersCount,
  },
  sorts: {
    name: countries.nameKey,
    isoCode: countries.isoCode,
    regionsCount: countries.regionsCount,
    usersCount: countries.usersCount,
  },
  sortedBy: 'name',
  search: [countries.searchText],
  filters: {},
});

export const regionsList = declaredList<Region, Regions, 'name' | 'country' | 'usersCount'>({
  uid: regions.id,
  joins: [inner(countries, eq(countries.id, regions.countryId))],
  fields: {
    uid: regions.id,
    name: regions.name,
    usersCount: regions.usersCount,
    country: { uid: countries.id, name: countries.name },
  },
  sorts: { name: regions.nameKey, country: countries.nameKey, usersCount: regions.usersCount },
  sortedBy: 'name',
  search: [regions.nameKey],
  filters: { country: anyUidOf(regions.countryId) },
});

export const regionsOfCountryList = (countryId: string) => within(regionsList, eq(regions.countryId, countryId));

/** @throws ORPCError NOT_FOUND */
export function requireCountry(db: Database, id: string): Promise<void> {
  return requireRow(db, countries, countries.id, id, 'country');
}
