import { and, eq } from 'drizzle-orm';
import type { CountriesQuery, Country, Region, RegionsQuery } from '@/lib/contract/places';
import { anyUidOf } from '@/sandbox/api/list/filters';
import { type FilterQuery, type List, within } from '@/sandbox/api/list/list';
import { withoutSortKey } from '@/sandbox/api/list/load-window';
import { requireRow } from '@/sandbox/api/list/require-row';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, regions } from '@/sandbox/db/schema/base';

type Countries = FilterQuery<typeof CountriesQuery>;
type Regions = FilterQuery<typeof RegionsQuery>;

export const countriesList: List<Country, Countries, 'name' | 'isoCode' | 'regionsCount' | 'usersCount'> = {
  uid: countries.id,
  sortColumns: {
    name: { column: countries.nameKey },
    isoCode: { column: countries.isoCode },
    regionsCount: { column: countries.regionsCount },
    usersCount: { column: countries.usersCount },
  },
  sortedBy: 'name',
  where: ({ search }) => matches(search, { text: [countries.searchText], uid: countries.id }),
  count: (db, where) => db.$count(countries, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const { id: uid, name, isoCode, regionsCount, usersCount } = countries;
    const rows = await db
      .select({ uid, name, isoCode, regionsCount, usersCount, sortKey })
      .from(countries)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return withoutSortKey(rows);
  },
};

export const regionsList: List<Region, Regions, 'name' | 'country' | 'usersCount'> = {
  uid: regions.id,
  sortColumns: {
    name: { column: regions.nameKey },
    country: { column: countries.nameKey },
    usersCount: { column: regions.usersCount },
  },
  sortedBy: 'name',
  where: ({ search, country }) =>
    and(matches(search, { text: [regions.nameKey], uid: regions.id }), anyUidOf(regions.countryId, country)),
  count: (db, where) => db.$count(regions, where),
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const { id: uid, name, usersCount } = regions;
    const rows = await db
      .select({ uid, name, usersCount, country: { uid: countries.id, name: countries.name }, sortKey })
      .from(regions)
      .innerJoin(countries, eq(countries.id, regions.countryId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return withoutSortKey(rows);
  },
};

export const regionsOfCountryList = (countryId: string) => within(regionsList, eq(regions.countryId, countryId));

/** @throws ORPCError NOT_FOUND */
export function requireCountry(db: Database, id: string): Promise<void> {
  return requireRow(db, countries, countries.id, id, 'country');
}
