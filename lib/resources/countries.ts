import type * as z from 'zod';
import { Country as CountrySchema, countries as endpoints, placeExports } from '@/lib/contract/places';
import { recordName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { counted } from './field-text';
import { countField, idField } from './make-fields';
import type { Fields, ListDefinition, RecordDeclaration } from './resource';

export type Country = z.infer<typeof CountrySchema>;

const fields = {
  name: {
    label: 'Name',
    text: recordName,
    href: ({ uid }) => routes.country(uid),
    sortKey: 'name',
    width: 180,
    grow: 4,
    card: 'title',
  },
  isoCode: {
    label: 'Code',
    text: ({ isoCode }) => isoCode,
    sortKey: 'isoCode',
    width: 72,
    grow: 1,
    card: 'line-start',
  },
  regionsCount: countField('Regions', ({ regionsCount }) => regionsCount, {
    href: ({ uid }) => routes.regionsOf(uid),
    sortKey: 'regionsCount',
    width: 79,
    grow: 1,
  }),
  usersCount: countField('Users', ({ usersCount }) => usersCount, {
    href: ({ uid }) => routes.usersIn({ country: uid }),
    sortKey: 'usersCount',
    width: 66,
    grow: 1,
    card: 'line-end',
  }),
  uid: idField('Country ID', { width: 107 }),
} satisfies Fields<Country>;

export const countries: ListDefinition<Country> = {
  name: 'countries',
  label: 'Countries',
  endpoint: endpoints.list,
  item: CountrySchema,
  mayBeMissing: ['isoCode', 'regionsCount', 'usersCount'],
  pathname: () => routes.countries,
  search: 'Name, code or ID',
  empty: 'There are no countries yet.',
  filters: [],
  hit: ({ isoCode, usersCount }) => [isoCode, counted(usersCount, 'users')],
  fields,
  row: { kind: 'country', noun: 'country', name: recordName, href: ({ uid }) => routes.country(uid) },
  csv: {
    file: 'all-countries',
    endpoint: placeExports.countries,
  },
};

export const country: RecordDeclaration<Country> = {
  kind: 'country',
  noun: 'country',
  name: recordName,
  fields,
  facts: ['usersCount', 'regionsCount', 'isoCode', 'uid'],
  tabs: [],
};
