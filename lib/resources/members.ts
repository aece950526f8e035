import type * as z from 'zod';
import { members as endpoints, Member as MemberSchema, memberExports } from '@/lib/contract/members';
import { handicapText } from '@/lib/format/handicap';
import { membershipMeaning } from '@/lib/format/membership';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import { memberRoles, membershipTypes } from '@/lib/list/address/known-values';
import { routes } from '@/lib/routes';
import { labelled, timeText, wordText } from './field-text';
import type { CsvColumn, Fields, Filter, List, RecordDeclaration } from './resource';

export type Member = z.infer<typeof MemberSchema>;

/** The ends of the uid where the member has no name. */
export function memberName({ uid, firstName, lastName }: Member): string {
  const name = fullName({ firstName, lastName });
  return name === '-' ? shortUid(uid) : name;
}

/** `Application User: a golfer with an account` */
export function membershipTypeText({ membershipType }: Member): string | null {
  if (!membershipType) return null;
  const meaning = membershipMeaning(membershipType);
  const words = wordText(membershipType);
  return meaning ? `${words}: ${meaning}` : words;
}

const fields = {
  name: {
    label: 'Name',
    text: memberName,
    href: ({ uid }) => routes.groupMember(uid),
    sortKey: 'name',
    width: 230,
    card: 'title',
  },
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: ({ group }) => group && routes.group(group.uid),
    sortKey: 'group',
    width: 216,
  },
  membershipType: {
    label: 'Type',
    text: ({ membershipType }) => wordText(membershipType),
    sortKey: 'membershipType',
    width: 168,
  },
  role: { label: 'Role', text: ({ role }) => wordText(role), sortKey: 'role', width: 110 },
  handicap: {
    label: 'Handicap',
    text: ({ handicap }) => handicapText(handicap),
    href: ({ uid }) => routes.groupMember(uid),
    sortKey: 'handicap',
    align: 'end',
    width: 116,
  },
  joinedAt: {
    label: 'Joined',
    text: ({ joinedAt }, format) => timeText(joinedAt, format),
    kind: 'time',
    sortKey: 'joinedAt',
    width: 164,
  },
  uid: { label: 'Member ID', text: ({ uid }) => uid, kind: 'id', width: 116 },
} satisfies Fields<Member>;

export const memberFilters: readonly Filter<Member>[] = [
  { kind: 'any-of', label: 'Role', key: 'role', of: ({ role }) => role, choices: memberRoles },
  {
    kind: 'any-of',
    label: 'Type',
    key: 'membershipType',
    of: ({ membershipType }) => membershipType,
    choices: membershipTypes,
  },
  { kind: 'numbers', label: 'Handicap', min: 'handicapMin', max: 'handicapMax', of: ({ handicap }) => handicap },
];

export const memberColumns: readonly CsvColumn<Member>[] = [
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
];

const shared = {
  item: MemberSchema,
  assumed: ['firstName', 'lastName', 'membershipType', 'role', 'handicap', 'group', 'userUid', 'joinedAt'],
  filters: memberFilters,
  row: { kind: 'member', noun: 'group member', name: memberName, href: ({ uid }) => routes.groupMember(uid) },
} satisfies Partial<List<Member>>;

export const groupMembers: List<Member> = {
  ...shared,
  name: 'group-members',
  label: 'Group members',
  endpoint: endpoints.list,
  pathname: () => routes.groupMembers,
  search: 'Name, group or ID',
  empty: 'There are no group members yet.',
  fields,
  hit: ({ group, role, handicap }) => [group?.name, wordText(role), labelled('Handicap', handicapText(handicap))],
  csv: { file: 'group-members', endpoint: memberExports.groupMembers, columns: memberColumns },
};

const { group: _, ...fieldsInGroup } = fields;

export const membersOfGroup: List<Member> = {
  ...shared,
  name: 'members',
  label: 'Members',
  endpoint: endpoints.listOfGroup,
  pathname: routes.membersOfGroup,
  recordKey: 'id',
  search: 'Name or ID',
  empty: 'This group has no members yet.',
  fields: fieldsInGroup,
  csv: { file: 'members-of-group', columns: memberColumns },
};

export const member: RecordDeclaration<Member> = {
  kind: 'member',
  noun: 'group member',
  name: memberName,
  fields: {
    uid: fields.uid,
    group: fields.group,
    user: {
      label: 'User',
      text: (member) => member.userUid && memberName(member),
      href: ({ userUid }) => userUid && routes.user(userUid),
      width: 0,
    },
    membershipType: { ...fields.membershipType, text: membershipTypeText },
    role: fields.role,
    handicap: { label: 'Handicap', text: ({ handicap }) => handicapText(handicap), width: 0 },
    events: {
      label: 'Events',
      text: ({ userUid, group }) => (userUid && group ? `In ${group.name}` : null),
      href: ({ userUid, group }) =>
        userUid && group ? routes.listed(routes.userEvents(userUid), { group: group.uid }) : null,
      width: 0,
    },
    joinedAt: fields.joinedAt,
  },
  facts: ['uid', 'group', 'user', 'membershipType', 'role', 'handicap', 'events', 'joinedAt'],
  compared: ['group', 'membershipType', 'role', 'handicap', 'joinedAt'],
  tabs: [
    { label: 'Overview', href: routes.groupMember },
    { label: 'Why this handicap', href: routes.memberHandicap },
  ],
};
