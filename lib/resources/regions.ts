import type * as z from 'zod';
import { regions as endpoints, placeExports, Region as RegionSchema } from '@/lib/contract/places';
import { recordName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { counted } from './field-text';
import { countField, idField, idOf } from './make-fields';
import { countryFilter } from './make-filters';
import type { Fields, ListDefinition, RecordDeclaration } from './resource';

export type Region = z.infer<typeof RegionSchema>;

const fields = {
  name: {
    label: 'Name',
    text: recordName,
    href: ({ uid }) => routes.region(uid),
    sortKey: 'name',
    width: 180,
    grow: 3,
    card: 'title',
  },
  country: {
    label: 'Country',
    text: ({ country }) => country?.name,
    href: ({ country }) => country && routes.country(country.uid),
    sortKey: 'country',
    width: 118,
    grow: 3,
    card: 'line-end',
  },
  usersCount: countField('Users', ({ usersCount }) => usersCount, {
    href: ({ uid, country }) => routes.usersIn({ ...(country && { country: country.uid }), region: uid }),
    sortKey: 'usersCount',
    width: 66,
    grow: 1,
    card: 'line-start',
  }),
  uid: idField('Region ID', { width: 107 }),
} satisfies Fields<Region>;

export const regions: ListDefinition<Region> = {
  name: 'regions',
  label: 'Regions',
  endpoint: endpoints.list,
  item: RegionSchema,
  mayBeMissing: ['country', 'usersCount'],
  pathname: () => routes.regions,
  search: 'Name or ID',
  empty: 'There are no regions yet.',
  filters: [countryFilter(({ country }) => country)],
  fields,
  hit: ({ country, usersCount }) => [country?.name, counted(usersCount, 'users')],
  row: { kind: 'region', noun: 'region', name: recordName, href: ({ uid }) => routes.region(uid) },
  csv: {
    file: 'all-regions',
    ofOne: { filter: 'country', endpoint: placeExports.regionsOfCountry },
    more: [idOf('Country ID', ({ country }) => country)],
  },
};

export const region: RecordDeclaration<Region> = {
  kind: 'region',
  noun: 'region',
  name: recordName,
  fields,
  facts: ['usersCount', 'country', 'uid'],
  tabs: [],
};
