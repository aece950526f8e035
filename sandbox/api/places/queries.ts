import { eq } from 'drizzle-orm';
import type { CountriesQuery, RegionsQuery } from '@/lib/contract/places';
import { declaredList } from '@/sandbox/api/list/declared-list';
import { anyUidOf } from '@/sandbox/api/list/filters';
import { within } from '@/sandbox/api/list/list';
import { inner, pick, refTo, rowRequired } from '@/sandbox/api/list/rows';
import type { Country, Region } from '@/sandbox/api/shapes';
import { countries, regions } from '@/sandbox/db/schema/base';

const figures = pick(countries, 'isoCode', 'regionsCount', 'usersCount');

export const countriesList = declaredList<Country, typeof CountriesQuery>({
  uid: countries.id,
  fields: { ...refTo(countries), ...figures },
  sorts: { name: countries.nameKey, ...figures },
  sortedBy: 'name',
  search: [countries.searchText],
  filters: {},
});

export const regionsList = declaredList<Region, typeof RegionsQuery>({
  uid: regions.id,
  joins: [inner(countries, eq(countries.id, regions.countryId))],
  fields: { ...refTo(regions), usersCount: regions.usersCount, country: refTo(countries) },
  sorts: { name: regions.nameKey, country: countries.nameKey, usersCount: regions.usersCount },
  sortedBy: 'name',
  search: [regions.nameKey],
  filters: { country: anyUidOf(regions.countryId) },
});

export const regionsOfCountryList = (countryId: string) => within(regionsList, eq(regions.countryId, countryId));

/** @throws ORPCError NOT_FOUND */
export const requireCountry = rowRequired(countries.id, 'country');
