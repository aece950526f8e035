import type * as z from 'zod';
import { users as endpoints, Membership as MembershipSchema, userExports } from '@/lib/contract/users';
import { recordName } from '@/lib/format/name';
import { memberRoles, membershipTypes } from '@/lib/list/url/known-values';
import { routes } from '@/lib/routes';
import { handicapField, idField, idOf, timeField, wordField } from './make-fields';
import { handicapFilter, wordFilter } from './make-filters';
import { memberName } from './members';
import { personInCsv } from './person-in-csv';
import type { Fields, ListDefinition } from './resource';

export type Membership = z.infer<typeof MembershipSchema>;

const hrefOf = ({ group }: Membership) => group && routes.group(group.uid);

const fields = {
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: hrefOf,
    sortKey: 'group',
    width: 200,
    grow: 4,
    card: 'title',
  },
  role: wordField('Role', ({ role }) => role, { sortKey: 'role', width: 72, grow: 1, card: 'line-start' }),
  handicap: handicapField(({ handicap }) => handicap, {
    href: ({ uid }) => routes.groupMember(uid),
    sortKey: 'handicap',
    width: 116,
    grow: 1,
    card: 'line-end',
  }),
  joinedAt: timeField('Joined', ({ joinedAt }) => joinedAt, { sortKey: 'joinedAt', width: 128 }),
} satisfies Fields<Membership>;

export const groupsOfUser: ListDefinition<Membership> = {
  name: 'memberships',
  label: 'Groups',
  endpoint: endpoints.listGroups,
  item: MembershipSchema,
  mayBeMissing: ['firstName', 'lastName', 'membershipType', 'role', 'handicap', 'group', 'userUid', 'joinedAt'],
  pathname: routes.userGroups,
  recordKey: 'id',
  search: 'Group or ID',
  empty: 'This user is not in any group yet.',
  filters: [
    wordFilter('Role', 'role', memberRoles),
    wordFilter('Type', 'membershipType', membershipTypes),
    handicapFilter(({ handicap }) => handicap),
  ],
  fields,
  row: {
    kind: 'member',
    noun: 'group',
    name: ({ uid, group }) => recordName({ uid, name: group?.name }),
    href: hrefOf,
  },
  csv: {
    file: 'groups',
    endpoint: userExports.groupsOfUser,
    more: [
      { label: 'Name', text: memberName, apiCsv: personInCsv(memberName), width: 0 },
      wordField('Membership type', ({ membershipType }) => membershipType, { width: 0 }),
      idField('Member ID', { width: 0 }),
      { label: 'User ID', text: ({ userUid }) => userUid, kind: 'id', width: 0 },
      idOf('Group ID', ({ group }) => group),
    ],
  },
};
