import * as z from 'zod';
import { AnyOf, acceptId, Count, listQuery, pageOf, Ref } from './common';
import { pages, zone } from './csv';

/** The specification does not define these fields. */
export const Country = acceptId(
  Ref.extend({
    isoCode: z.string().nullish(),
    regionsCount: Count.nullish(),
    usersCount: Count.nullish(),
  }),
);
export type Country = z.infer<typeof Country>;

/** The specification does not define these fields. */
export const Region = acceptId(
  Ref.extend({
    country: acceptId(Ref).nullish(),
    usersCount: Count.nullish(),
  }),
);
export type Region = z.infer<typeof Region>;

/** `search` matches the uid, the ISO code, or words in the name. */
export const CountriesQuery = listQuery(['name', 'isoCode', 'regionsCount', 'usersCount']);

/** `search` matches the uid, or words in the name. `country` takes uids. */
export const RegionsQuery = listQuery(['name', 'country', 'usersCount'], { country: AnyOf.optional() });

export const countries = {
  list: { path: '/countries', summary: 'Countries', input: CountriesQuery, output: pageOf(Country) },
};

export const regions = {
  list: { path: '/regions', summary: 'Regions', input: RegionsQuery, output: pageOf(Region) },
};

export const placeExports = {
  countries: {
    path: '/admin/export/countries',
    summary: 'Countries as CSV',
    input: CountriesQuery.omit(pages).extend({ zone }),
  },
  regionsOfCountry: {
    path: '/admin/export/countries/{id}/regions',
    summary: "A country's regions as CSV",
    input: RegionsQuery.omit(pages).extend({ id: z.string().min(1), zone }),
  },
};
