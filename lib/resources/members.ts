import type * as z from 'zod';
import { members as endpoints, Member as MemberSchema, memberExports } from '@/lib/contract/members';
import { handicapText } from '@/lib/format/handicap';
import { membershipMeaning } from '@/lib/format/membership';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import type { HandicapSpread } from '@/lib/golf/handicap/handicap-spread';
import type { Filter } from '@/lib/list/url/filters';
import { memberRoles, membershipTypes } from '@/lib/list/url/known-values';
import { routes } from '@/lib/routes';
import { labelled, wordText } from './field-text';
import { handicapField, idField, idOf, timeField, wordField } from './make-fields';
import { handicapFilter, wordFilter } from './make-filters';
import { personInCsv } from './person-in-csv';
import type { FieldDefinition, Fields, ListDefinition, RecordDeclaration } from './resource';

/** `isComplete` is false if the group has, or may have, more members than were counted. */
export type MemberHandicaps = { spread: HandicapSpread | null; members: number; unread: number; isComplete: boolean };

export type Member = z.infer<typeof MemberSchema>;

export function memberName({ uid, firstName, lastName }: Pick<Member, 'uid' | 'firstName' | 'lastName'>): string {
  const name = fullName({ firstName, lastName });
  return name === '-' ? shortUid(uid) : name;
}

/** Returns `Ann Lee · Celtic Vale Society`, because a person may be in several groups. */
export function memberTitle(member: Member): string {
  return member.group ? `${memberName(member)} · ${member.group.name}` : memberName(member);
}

/** Returns text such as `Application User: has an app account`. */
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
    apiCsv: personInCsv(memberName),
    href: ({ uid }) => routes.groupMember(uid),
    sortKey: 'name',
    width: 168,
    grow: 1,
    card: 'title',
  },
  group: {
    label: 'Group',
    text: ({ group }) => group?.name,
    href: ({ group }) => group && routes.group(group.uid),
    sortKey: 'group',
    width: 190,
    grow: 3,
    card: 'line-end',
  },
  membershipType: wordField('Type', ({ membershipType }) => membershipType, { sortKey: 'membershipType', width: 142 }),
  role: wordField('Role', ({ role }) => role, { sortKey: 'role', width: 72 }),
  handicap: handicapField(({ handicap }) => handicap, {
    href: ({ uid }) => routes.groupMember(uid),
    sortKey: 'handicap',
    width: 86,
    card: 'line-start',
  }),
  joinedAt: timeField('Joined', ({ joinedAt }) => joinedAt, { sortKey: 'joinedAt', width: 128 }),
  uid: idField('Member ID', { width: 107 }),
} satisfies Fields<Member>;

const memberFilters: readonly Filter<Member>[] = [
  wordFilter('Role', 'role', memberRoles),
  wordFilter('Type', 'membershipType', membershipTypes),
  handicapFilter(({ handicap }) => handicap),
];

const more: readonly FieldDefinition<Member>[] = [
  { label: 'User ID', text: ({ userUid }) => userUid, kind: 'id', width: 0 },
  idOf('Group ID', ({ group }) => group),
];

const shared = {
  item: MemberSchema,
  mayBeMissing: ['firstName', 'lastName', 'membershipType', 'role', 'handicap', 'group', 'userUid', 'joinedAt'],
  filters: memberFilters,
  offersSimilar: true,
  hit: ({ group, role, handicap }) => [group?.name, wordText(role), labelled('Handicap', handicapText(handicap))],
  row: { kind: 'member', noun: 'group member', name: memberName, href: ({ uid }) => routes.groupMember(uid) },
} satisfies Partial<ListDefinition<Member>>;

export const groupMembers: ListDefinition<Member> = {
  ...shared,
  name: 'group-members',
  label: 'Group members',
  endpoint: endpoints.list,
  pathname: () => routes.groupMembers,
  search: 'Name, group or ID',
  empty: 'There are no group members yet.',
  rowMeaning: 'Each row is a membership: a person in three groups has three rows.',
  fields,
  csv: { file: 'group-members', endpoint: memberExports.groupMembers, more },
};

const { group: _, ...others } = fields;
const fieldsInGroup = { ...others, role: { ...fields.role, card: 'line-end' } } satisfies Fields<Member>;

export const membersOfGroup: ListDefinition<Member> = {
  ...shared,
  name: 'members',
  label: 'Members',
  endpoint: endpoints.listOfGroup,
  pathname: routes.membersOfGroup,
  recordKey: 'id',
  search: 'Name or ID',
  empty: 'This group has no members yet.',
  fields: fieldsInGroup,
  csv: { file: 'members', more: [fields.group, ...more] },
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
    handicap: handicapField(({ handicap }) => handicap, { width: 0 }),
    events: {
      label: 'Events',
      text: ({ userUid, group }) => (userUid && group ? `In ${group.name}` : null),
      href: ({ userUid, group }) =>
        userUid && group ? routes.listed(routes.userEvents(userUid), { group: group.uid }) : null,
      width: 0,
    },
    joinedAt: fields.joinedAt,
  },
  facts: ['handicap', 'group', 'user', 'membershipType', 'role', 'events', 'joinedAt', 'uid'],
  emptyFacts: ({ userUid }) => (userUid ? [] : ['user', 'events']),
  compared: ['group', 'membershipType', 'role', 'handicap', 'joinedAt'],
  tabs: [
    { label: 'Overview', href: routes.groupMember },
    { label: 'Why this handicap', href: routes.memberHandicap },
  ],
};
