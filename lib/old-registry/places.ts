import { countryColumns, regionColumns } from '@/lib/contract/csv-columns';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

export const countries = declareList({
  name: 'countries',
  endpoint: 'countries.list',
  path: routes.countries,
  label: 'Countries',
  search: 'Name, code or ID',
  empty: 'There are no countries yet.',
  peek: 'country',
  export: { file: 'all-countries', endpoint: 'countries', columns: countryColumns },
});

export const regions = declareList({
  name: 'regions',
  endpoint: 'regions.list',
  path: routes.regions,
  label: 'Regions',
  search: 'Name or ID',
  empty: 'There are no regions yet.',
  peek: 'region',
  filters: [
    { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: 'country.uid', choices: 'country' },
  ],
  export: {
    file: 'all-regions',
    ofOne: { filter: 'country', endpoint: 'regionsOfCountry' },
    columns: regionColumns,
  },
});
