import { userColumns } from '@/lib/contract/csv-columns';
import type { User } from '@/lib/contract/users';
import { userStatuses } from '@/lib/list/address/known-values';
import type { Filter } from '@/lib/list/rows/old-filter';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

/** @param statuses those of all golfers are counted by the API */
const filtersWith = (statuses: Extract<Filter<User>, { kind: 'any-of' }>['choices']): readonly Filter<User>[] => [
  { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: 'country.uid', choices: 'country' },
  {
    kind: 'any-of',
    label: 'Region',
    column: 'Region uid',
    key: 'region',
    of: 'region.uid',
    choices: 'region',
    needs: 'Country',
  },
  { kind: 'any-of', label: 'Status', key: 'status', of: 'status', choices: statuses },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: 'createdAt' },
];

const search = 'Name, e-mail or ID';

export const users = declareList({
  name: 'users',
  endpoint: 'users.list',
  path: routes.users,
  label: 'Users',
  search,
  empty: 'There are no users yet.',
  filters: filtersWith('status-of-users'),
  peek: 'golfer',
  export: { file: 'all-users', endpoint: 'users', columns: userColumns },
});

export const friends = declareList({
  name: 'friends',
  endpoint: 'users.listFriends',
  path: routes.userFriends,
  record: { key: 'id' },
  label: 'Friends',
  search,
  empty: 'This golfer has no friends here yet.',
  filters: filtersWith(userStatuses),
  columnsOf: users.name,
  peek: 'golfer',
  export: { file: 'friends', endpoint: 'friendsOfUser', columns: userColumns },
});
