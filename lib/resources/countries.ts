import type * as z from 'zod';
import { Country as CountrySchema, countries as endpoints, placeExports } from '@/lib/contract/places';
import { countText } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { counted } from './field-text';
import type { Fields, List, RecordDeclaration } from './resource';

export type Country = z.infer<typeof CountrySchema>;

const fields = {
  name: {
    label: 'Name',
    text: ({ name }) => name,
    href: ({ uid }) => routes.country(uid),
    sortKey: 'name',
    width: 320,
    card: 'title',
  },
  isoCode: { label: 'Code', text: ({ isoCode }) => isoCode, sortKey: 'isoCode', width: 130 },
  regionsCount: {
    label: 'Regions',
    text: ({ regionsCount }) => countText(regionsCount),
    href: ({ uid }) => routes.regionsOf(uid),
    sortKey: 'regionsCount',
    align: 'end',
    width: 130,
  },
  usersCount: {
    label: 'Users',
    text: ({ usersCount }) => countText(usersCount),
    href: ({ uid }) => routes.usersIn({ country: uid }),
    sortKey: 'usersCount',
    align: 'end',
    width: 140,
  },
  uid: { label: 'Country ID', text: ({ uid }) => uid, kind: 'id', width: 170 },
} satisfies Fields<Country>;

export const countries: List<Country> = {
  name: 'countries',
  label: 'Countries',
  endpoint: endpoints.list,
  item: CountrySchema,
  assumed: ['isoCode', 'regionsCount', 'usersCount'],
  pathname: () => routes.countries,
  search: 'Name, code or ID',
  empty: 'There are no countries yet.',
  filters: [],
  hit: ({ isoCode, usersCount }) => [isoCode, counted(usersCount, 'users')],
  fields,
  row: { kind: 'country', noun: 'country', name: ({ name }) => name, href: ({ uid }) => routes.country(uid) },
  csv: {
    file: 'all-countries',
    endpoint: placeExports.countries,
    columns: [
      { heading: 'Uid', value: ({ uid }) => uid },
      { heading: 'Name', value: ({ name }) => name },
      { heading: 'ISO code', value: ({ isoCode }) => isoCode },
      { heading: 'Regions', value: ({ regionsCount }) => regionsCount },
      { heading: 'Golfers', value: ({ usersCount }) => usersCount },
    ],
  },
};

export const country: RecordDeclaration<Country> = {
  kind: 'country',
  noun: 'country',
  name: ({ name }) => name,
  fields,
  facts: ['uid', 'isoCode', 'regionsCount', 'usersCount'],
  tabs: [],
};
