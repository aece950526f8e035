import { memberColumns } from '@/lib/contract/csv-columns';
import type { Member } from '@/lib/contract/members';
import { memberRoles, membershipTypes } from '@/lib/list/address/known-values';
import type { Filter } from '@/lib/list/rows/old-filter';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

const MEMBERSHIP_TYPE = 'Membership type';

const filters: readonly Filter<Member>[] = [
  { kind: 'any-of', label: 'Role', key: 'role', of: 'role', choices: memberRoles },
  {
    kind: 'any-of',
    label: 'Type',
    column: MEMBERSHIP_TYPE,
    key: 'membershipType',
    of: 'membershipType',
    choices: membershipTypes,
  },
  { kind: 'numbers', label: 'Handicap', min: 'handicapMin', max: 'handicapMax', of: 'handicap' },
];

export const groupMembers = declareList({
  name: 'group-members',
  endpoint: 'members.list',
  path: routes.groupMembers,
  label: 'Group members',
  search: 'Name, group or ID',
  empty: 'There are no group members yet.',
  filters,
  peek: 'member',
  export: { file: 'group-members', endpoint: 'groupMembers', columns: memberColumns },
});

export const membersOfGroup = declareList({
  name: 'members',
  endpoint: 'members.listOfGroup',
  path: routes.membersOfGroup,
  record: { key: 'id' },
  label: 'Members',
  search: 'Name or ID',
  empty: 'This group has no members yet.',
  filters,
  peek: 'member',
  export: { file: 'members-of-group', columns: memberColumns },
});

export const groupsOfUser = declareList({
  name: 'memberships',
  endpoint: 'users.listGroups',
  path: routes.userGroups,
  record: { key: 'id' },
  label: 'Groups',
  search: 'Group or ID',
  empty: 'This golfer is in no group yet.',
  filters,
  peek: {
    kind: 'member',
    name: 'group.name',
    href: ({ group }) => (group ? routes.group(group.uid) : undefined),
    otherwise: 'group',
  },
  export: { file: 'groups-of-user', endpoint: 'groupsOfUser', columns: memberColumns },
});
