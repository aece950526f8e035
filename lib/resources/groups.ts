import type * as z from 'zod';
import { events } from '@/lib/contract/events';
import { groups as endpoints, Group as GroupSchema, groupExports } from '@/lib/contract/groups';
import { members } from '@/lib/contract/members';
import { fullName, recordName } from '@/lib/format/name';
import { CREATED_AT } from '@/lib/names';
import { routes } from '@/lib/routes';
import { counted, labelled } from './field-text';
import { countField, createdField, idField, idOf } from './make-fields';
import { countryFilter } from './make-filters';
import type { Fields, ListDefinition, RecordDeclaration } from './resource';

export type Group = z.infer<typeof GroupSchema>;

const fields = {
  name: {
    label: 'Name',
    text: recordName,
    href: ({ uid }) => routes.group(uid),
    sortKey: 'name',
    width: 214,
    grow: 3,
    card: 'title',
  },
  owner: {
    label: 'Owner',
    text: ({ owner }) => owner && fullName(owner),
    href: ({ owner }) => owner && routes.user(owner.uid),
    sortKey: 'owner',
    width: 156,
    grow: 1,
  },
  country: {
    label: 'Country',
    text: ({ country }) => country?.name,
    sortKey: 'country',
    width: 113,
    grow: 1,
    card: 'line-end',
  },
  membersCount: countField('Members', ({ membersCount }) => membersCount, {
    href: ({ uid }) => routes.membersOfGroup(uid),
    sortKey: 'membersCount',
    width: 85,
    card: 'line-start',
  }),
  eventsCount: countField('Events', ({ eventsCount }) => eventsCount, {
    href: ({ uid }) => routes.groupEvents(uid),
    sortKey: 'eventsCount',
    width: 72,
  }),
  createdAt: createdField(),
  uid: idField('Group ID', { width: 107 }),
} satisfies Fields<Group>;

export const groups: ListDefinition<Group> = {
  name: 'groups',
  label: 'Groups',
  endpoint: endpoints.list,
  item: GroupSchema,
  mayBeMissing: ['owner', 'country', 'membersCount', 'eventsCount', 'createdAt'],
  pathname: () => routes.groups,
  search: 'Name or ID',
  empty: 'There are no groups yet.',
  offersSimilar: true,
  filters: [
    countryFilter(({ country }) => country),
    { kind: 'numbers', label: 'Members', min: 'membersMin', max: 'membersMax', of: ({ membersCount }) => membersCount },
    { kind: 'dates', label: CREATED_AT, from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
  ],
  notOffered:
    'The golf service cannot find groups by their last event. For groups with and without events in a period, filter All Events by Starts, and summarise them by group.',
  fields,
  hit: ({ owner, country, membersCount }) => [
    labelled('Owner', owner && fullName(owner)),
    country?.name,
    counted(membersCount, 'members'),
  ],
  row: { kind: 'group', noun: 'group', name: recordName, href: ({ uid }) => routes.group(uid) },
  csv: {
    file: 'all-groups',
    endpoint: groupExports.groups,
    more: [idOf('Owner ID', ({ owner }) => owner), idOf('Country ID', ({ country }) => country)],
  },
};

export const group: RecordDeclaration<Group> = {
  kind: 'group',
  noun: 'group',
  name: recordName,
  fields: {
    ...fields,
    country: { ...fields.country, href: ({ country }) => country && routes.country(country.uid) },
  },
  facts: ['membersCount', 'owner', 'country', 'eventsCount', 'createdAt', 'uid'],
  tabs: [
    { label: 'Overview', href: routes.group },
    {
      label: 'Members',
      href: routes.membersOfGroup,
      count: { endpoint: members.listOfGroup, query: (id) => ({ id }) },
    },
    {
      label: 'Events',
      href: routes.groupEvents,
      count: { endpoint: events.list, query: (group) => ({ group }), rowsHaveUid: true },
    },
    {
      label: 'Event rounds',
      href: routes.groupRounds,
      count: { endpoint: events.listRounds, query: (group) => ({ group }), rowsHaveUid: true },
    },
    { label: 'Contests', href: routes.groupContests },
  ],
};
