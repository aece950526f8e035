import type * as z from 'zod';
import { countries, regions as endpoints, placeExports, Region as RegionSchema } from '@/lib/contract/places';
import { countText } from '@/lib/format/number';
import { routes } from '@/lib/routes';
import { counted, uidOf } from './field-text';
import type { Fields, List, RecordDeclaration } from './resource';

export type Region = z.infer<typeof RegionSchema>;

const fields = {
  name: {
    label: 'Name',
    text: ({ name }) => name,
    href: ({ uid }) => routes.region(uid),
    sortKey: 'name',
    width: 360,
    card: 'title',
  },
  country: {
    label: 'Country',
    text: ({ country }) => country?.name,
    href: ({ country }) => country && routes.country(country.uid),
    sortKey: 'country',
    width: 240,
  },
  usersCount: {
    label: 'Users',
    text: ({ usersCount }) => countText(usersCount),
    href: ({ uid, country }) => routes.usersIn({ ...(country && { country: country.uid }), region: uid }),
    sortKey: 'usersCount',
    align: 'end',
    width: 140,
  },
  uid: { label: 'Region ID', text: ({ uid }) => uid, kind: 'id', width: 170 },
} satisfies Fields<Region>;

export const regions: List<Region> = {
  name: 'regions',
  label: 'Regions',
  endpoint: endpoints.list,
  item: RegionSchema,
  assumed: ['country', 'usersCount'],
  pathname: () => routes.regions,
  search: 'Name or ID',
  empty: 'There are no regions yet.',
  filters: [
    {
      kind: 'any-of',
      label: 'Country',
      key: 'country',
      of: ({ country }) => uidOf(country),
      choices: 'country',
      endpoint: countries.list,
    },
  ],
  fields,
  hit: ({ country, usersCount }) => [country?.name, counted(usersCount, 'users')],
  row: { kind: 'region', noun: 'region', name: ({ name }) => name, href: ({ uid }) => routes.region(uid) },
  csv: {
    file: 'all-regions',
    ofOne: { filter: 'country', endpoint: placeExports.regionsOfCountry },
    columns: [
      { heading: 'Uid', value: ({ uid }) => uid },
      { heading: 'Name', value: ({ name }) => name },
      { heading: 'Country', value: ({ country }) => country?.name },
      { heading: 'Country uid', value: ({ country }) => country?.uid },
      { heading: 'Golfers', value: ({ usersCount }) => usersCount },
    ],
  },
};

export const region: RecordDeclaration<Region> = {
  kind: 'region',
  noun: 'region',
  name: ({ name }) => name,
  fields,
  facts: ['uid', 'country', 'usersCount'],
  tabs: [],
};
