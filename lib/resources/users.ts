import type * as z from 'zod';
import { events } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { countries, regions } from '@/lib/contract/places';
import { users as endpoints, User as UserSchema, userExports } from '@/lib/contract/users';
import { handicapText } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import type { ChoiceSource, Option } from '@/lib/list/address/filters';
import { userStatuses } from '@/lib/list/address/known-values';
import { routes } from '@/lib/routes';
import { labelled, timeText, uidOf, wordText } from './field-text';
import type { CsvColumn, Fields, Filter, List, RecordDeclaration } from './resource';

export type User = z.infer<typeof UserSchema>;

/** The ends of the uid where the user has no name. */
export function userName(user: Pick<User, 'uid' | 'firstName' | 'lastName'>): string {
  const name = fullName(user);
  return name === '-' ? shortUid(user.uid) : name;
}

const fields = {
  name: {
    label: 'Name',
    text: userName,
    href: ({ uid }) => routes.user(uid),
    sortKey: 'name',
    width: 176,
    card: 'title',
  },
  handicap: {
    label: 'Handicap',
    text: ({ handicap }) => handicapText(handicap),
    sortKey: 'handicap',
    align: 'end',
    width: 116,
  },
  country: { label: 'Country', text: ({ country }) => country?.name, sortKey: 'country', width: 120 },
  region: { label: 'Region', text: ({ region }) => region?.name, sortKey: 'region', width: 122 },
  status: {
    label: 'Status',
    text: ({ status }) => wordText(status),
    kind: 'status',
    sortKey: 'status',
    width: 152,
    card: 'aside',
  },
  createdAt: {
    label: 'Created',
    text: ({ createdAt }, format) => timeText(createdAt, format),
    kind: 'time',
    sortKey: 'createdAt',
    width: 132,
  },
  lastActiveAt: {
    label: 'Last active',
    text: ({ lastActiveAt }, format) => timeText(lastActiveAt, format),
    kind: 'time',
    sortKey: 'lastActiveAt',
    width: 138,
  },
  uid: { label: 'User ID', text: ({ uid }) => uid, kind: 'id', width: 116 },
} satisfies Fields<User>;

/** @param statuses those of all users are counted by the API */
const filtersWith = (statuses: readonly Option[] | ChoiceSource): readonly Filter<User>[] => [
  {
    kind: 'any-of',
    label: 'Country',
    key: 'country',
    of: ({ country }) => uidOf(country),
    choices: 'country',
    endpoint: countries.list,
  },
  {
    kind: 'any-of',
    label: 'Region',
    key: 'region',
    of: ({ region }) => uidOf(region),
    choices: 'region',
    endpoint: regions.list,
    needs: 'Country',
  },
  {
    kind: 'any-of',
    label: 'Status',
    key: 'status',
    of: ({ status }) => status,
    choices: statuses,
    words: userStatuses,
  },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
];

const columns: readonly CsvColumn<User>[] = [
  { heading: 'Uid', value: ({ uid }) => uid },
  { heading: 'First name', value: ({ firstName }) => firstName },
  { heading: 'Last name', value: ({ lastName }) => lastName },
  { heading: 'Handicap', value: ({ handicap }) => handicap },
  { heading: 'Country', value: ({ country }) => country?.name },
  { heading: 'Country uid', value: ({ country }) => country?.uid },
  { heading: 'Region', value: ({ region }) => region?.name },
  { heading: 'Region uid', value: ({ region }) => region?.uid },
  { heading: 'Status', value: ({ status }) => status },
  { heading: 'Created', value: ({ createdAt }) => createdAt, isTime: true },
  { heading: 'Last active', value: ({ lastActiveAt }) => lastActiveAt, isTime: true },
];

const shared = {
  item: UserSchema,
  assumed: ['firstName', 'lastName', 'handicap', 'country', 'region', 'status', 'createdAt', 'lastActiveAt'],
  search: 'Name, e-mail or ID',
  fields,
  row: { kind: 'golfer', noun: 'golfer', name: userName, href: ({ uid }) => routes.user(uid) },
} satisfies Partial<List<User>>;

export const users: List<User> = {
  ...shared,
  name: 'users',
  label: 'Users',
  endpoint: endpoints.list,
  pathname: () => routes.users,
  empty: 'There are no users yet.',
  hit: ({ handicap, country, region, status }) => [
    labelled('Handicap', handicapText(handicap)),
    country?.name,
    region?.name,
    wordText(status),
  ],
  filters: filtersWith('status-of-users'),
  csv: { file: 'all-users', endpoint: userExports.users, columns },
};

export const friends: List<User> = {
  ...shared,
  name: 'friends',
  label: 'Friends',
  endpoint: endpoints.listFriends,
  pathname: routes.userFriends,
  recordKey: 'id',
  empty: 'This golfer has no friends here yet.',
  filters: filtersWith(userStatuses),
  columnsOf: users.name,
  csv: { file: 'friends', endpoint: userExports.friendsOfUser, columns },
};

const byId = (id: string) => ({ id });

export const user: RecordDeclaration<User> = {
  kind: 'golfer',
  noun: 'golfer',
  name: userName,
  fields: {
    ...fields,
    country: { ...fields.country, href: ({ country }) => country && routes.country(country.uid) },
    region: { ...fields.region, href: ({ region }) => region && routes.region(region.uid) },
    email: { label: 'E-mail', text: () => null, emailUrl: ({ uid }) => routes.userEmail(uid), width: 0 },
  },
  facts: ['uid', 'handicap', 'country', 'region', 'status', 'createdAt', 'lastActiveAt', 'email'],
  tabs: [
    { label: 'Overview', href: routes.user },
    { label: 'Timeline', href: (uid) => routes.userTimeline(uid) },
    { label: 'Events', href: routes.userEvents, count: { endpoint: events.list, query: (user) => ({ user }) } },
    {
      label: 'Friendly rounds',
      href: routes.userFriendlyRounds,
      count: { endpoint: friendlyRounds.listOfUser, query: byId },
    },
    { label: 'Groups', href: routes.userGroups, count: { endpoint: endpoints.listGroups, query: byId } },
    { label: 'Handicaps', href: routes.userHandicaps },
    { label: 'Friends', href: routes.userFriends, count: { endpoint: endpoints.listFriends, query: byId } },
    {
      label: 'Rounds created',
      href: routes.friendlyRoundsBy,
      count: { endpoint: friendlyRounds.list, query: (createdBy) => ({ createdBy }), rowsHaveUid: true },
    },
  ],
};
