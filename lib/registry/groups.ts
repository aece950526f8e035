import { groupColumns } from '@/lib/contract/csv-columns';
import { inZone } from '@/lib/list/csv-in-zone';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';
import { peeks } from './peeks';

export const groups = declareList({
  name: 'groups',
  endpoint: 'groups.list',
  path: routes.groups,
  label: 'Groups',
  search: 'Name or ID',
  empty: 'There are no groups yet.',
  filters: [
    {
      kind: 'any-of',
      label: 'Country',
      column: 'Country uid',
      key: 'country',
      of: ({ country }) => country?.uid,
      choices: 'country',
    },
    {
      kind: 'numbers',
      label: 'Members',
      min: 'membersMin',
      max: 'membersMax',
      of: ({ membersCount }) => membersCount,
    },
    { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
  ],
  peek: peeks.group,
  export: { file: 'all-groups', endpoint: 'groups', columns: inZone(groupColumns) },
});
