import { groupColumns } from '@/lib/contract/csv-columns';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

export const groups = declareList({
  name: 'groups',
  endpoint: 'groups.list',
  path: routes.groups,
  label: 'Groups',
  search: 'Name or ID',
  empty: 'There are no groups yet.',
  filters: [
    { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: 'country.uid', choices: 'country' },
    { kind: 'numbers', label: 'Members', min: 'membersMin', max: 'membersMax', of: 'membersCount' },
    { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: 'createdAt' },
  ],
  peek: 'group',
  export: { file: 'all-groups', endpoint: 'groups', columns: groupColumns },
});
