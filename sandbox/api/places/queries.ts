import { eq } from 'drizzle-orm';
import type { CountriesQuery, RegionsQuery } from '@/lib/contract/places';
import { declaredList } from '@/sandbox/api/list/declared-list';
import { anyUidOf } from '@/sandbox/api/list/filters';
import { within } from '@/sandbox/api/list/list';
import { inner, rowRequired } from '@/sandbox/api/list/rows';
import type { Country, Region } from '@/sandbox/api/shapes';
import { countries, regions } from '@/sandbox/db/schema/base';

export const countriesList = declaredList<Country, typeof CountriesQuery>({
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

export const regionsList = declaredList<Region, typeof RegionsQuery>({
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
export const requireCountry = rowRequired(countries.id, 'country');
