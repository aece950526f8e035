import type * as z from 'zod';
import { users as endpoints, Membership as MembershipSchema, userExports } from '@/lib/contract/users';
import { handicapText } from '@/lib/format/handicap';
import { shortUid } from '@/lib/format/uid';
import { memberRoles, membershipTypes } from '@/lib/list/address/known-values';
import { routes } from '@/lib/routes';
import { timeText, wordText } from './field-text';
import type { Fields, List } from './resource';

export type Membership = z.infer<typeof MembershipSchema>;

const hrefOf = ({ group }: Membership) => group && routes.group(group.uid);

const fields = {
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: hrefOf,
    sortKey: 'group',
    width: 340,
    card: 'title',
  },
  role: { label: 'Role', text: ({ role }) => wordText(role), sortKey: 'role', width: 160 },
  handicap: {
    label: 'Handicap',
    text: ({ handicap }) => handicapText(handicap),
    href: ({ uid }) => routes.groupMember(uid),
    sortKey: 'handicap',
    align: 'end',
    width: 180,
  },
  joinedAt: {
    label: 'Joined',
    text: ({ joinedAt }, format) => timeText(joinedAt, format),
    kind: 'time',
    sortKey: 'joinedAt',
    width: 164,
  },
} satisfies Fields<Membership>;

/** The groups of one user, as memberships. */
export const groupsOfUser: List<Membership> = {
  name: 'memberships',
  label: 'Groups',
  endpoint: endpoints.listGroups,
  item: MembershipSchema,
  assumed: ['firstName', 'lastName', 'membershipType', 'role', 'handicap', 'group', 'userUid', 'joinedAt'],
  pathname: routes.userGroups,
  recordKey: 'id',
  search: 'Group or ID',
  empty: 'This golfer is in no group yet.',
  filters: [
    { kind: 'any-of', label: 'Role', key: 'role', of: ({ role }) => role, choices: memberRoles },
    {
      kind: 'any-of',
      label: 'Type',
      key: 'membershipType',
      of: ({ membershipType }) => membershipType,
      choices: membershipTypes,
    },
    { kind: 'numbers', label: 'Handicap', min: 'handicapMin', max: 'handicapMax', of: ({ handicap }) => handicap },
  ],
  fields,
  row: { kind: 'member', noun: 'group', name: ({ uid, group }) => group?.name ?? shortUid(uid), href: hrefOf },
  csv: {
    file: 'groups-of-user',
    endpoint: userExports.groupsOfUser,
    columns: [
      { heading: 'Uid', value: ({ uid }) => uid },
      { heading: 'First name', value: ({ firstName }) => firstName },
      { heading: 'Last name', value: ({ lastName }) => lastName },
      { heading: 'Membership type', value: ({ membershipType }) => membershipType },
      { heading: 'Role', value: ({ role }) => role },
      { heading: 'Handicap', value: ({ handicap }) => handicap },
      { heading: 'Group', value: ({ group }) => group?.name },
      { heading: 'Group uid', value: ({ group }) => group?.uid },
      { heading: 'User uid', value: ({ userUid }) => userUid },
      { heading: 'Joined', value: ({ joinedAt }) => joinedAt, isTime: true },
    ],
  },
};
