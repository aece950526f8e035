import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

const COUNTRY_UID = 'Country uid';

export const countries = declareList({
  name: 'countries',
  endpoint: 'countries.list',
  path: routes.countries,
  label: 'Countries',
  search: 'Name, code or ID',
  empty: 'There are no countries yet.',
  export: { file: 'all-countries', endpoint: 'countries' },
});

export const regions = declareList({
  name: 'regions',
  endpoint: 'regions.list',
  path: routes.regions,
  label: 'Regions',
  search: 'Name or ID',
  empty: 'There are no regions yet.',
  filters: [
    {
      kind: 'any-of',
      label: 'Country',
      column: COUNTRY_UID,
      key: 'country',
      of: ({ country }) => country.uid,
      choices: 'country',
    },
  ],
  export: {
    file: 'all-regions',
    ofOne: { filter: 'country', endpoint: 'regionsOfCountry' },
    columns: () => [
      ['Uid', ({ uid }) => uid],
      ['Name', ({ name }) => name],
      ['Country', ({ country }) => country.name],
      [COUNTRY_UID, ({ country }) => country.uid],
      ['Golfers', ({ usersCount }) => usersCount],
    ],
  },
});
