import { memberColumns } from '@/lib/contract/csv-columns';
import type { Member } from '@/lib/contract/members';
import { inZone } from '@/lib/list/csv-in-zone';
import type { Filter } from '@/lib/list/filters';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';
import { memberRoles, membershipTypes } from './known-values';
import { peeks } from './peeks';

const MEMBERSHIP_TYPE = 'Membership type';

const filters: readonly Filter<Member>[] = [
  { kind: 'any-of', label: 'Role', key: 'role', of: ({ role }) => role, choices: memberRoles },
  {
    kind: 'any-of',
    label: 'Type',
    column: MEMBERSHIP_TYPE,
    key: 'membershipType',
    of: ({ membershipType }) => membershipType,
    choices: membershipTypes,
  },
  {
    kind: 'numbers',
    label: 'Handicap',
    min: 'handicapMin',
    max: 'handicapMax',
    of: ({ handicap }) => handicap,
  },
];

export const groupMembers = declareList({
  name: 'group-members',
  endpoint: 'members.list',
  path: routes.groupMembers,
  label: 'Group members',
  search: 'Name, group or ID',
  empty: 'There are no group members yet.',
  filters,
  peek: peeks.member,
  export: { file: 'group-members', endpoint: 'groupMembers', columns: inZone(memberColumns) },
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
  peek: peeks.member,
  export: {
    file: 'members-of-group',
    columns: inZone(memberColumns),
  },
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
  peek: peeks.membership,
  export: { file: 'groups-of-user', endpoint: 'groupsOfUser', columns: inZone(memberColumns) },
});
