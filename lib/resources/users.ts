import type * as z from 'zod';
import { events } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { users as endpoints, User as UserSchema, userExports } from '@/lib/contract/users';
import { handicapText } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { shortUid } from '@/lib/format/uid';
import type { DeclaredChoices, Filter } from '@/lib/list/url/filters';
import { userStatuses } from '@/lib/list/url/known-values';
import { CREATED_AT } from '@/lib/names';
import { routes } from '@/lib/routes';
import { labelled, wordText } from './field-text';
import { createdField, handicapField, idField, idOf, statusField, timeField } from './make-fields';
import { countryFilter, handicapFilter, regionFilter, wordFilter } from './make-filters';
import { personInCsv } from './person-in-csv';
import type { FieldDefinition, Fields, ListDefinition, RecordDeclaration } from './resource';
import { statusMeaning } from './status-meaning';

export type User = z.infer<typeof UserSchema>;

function userName(user: Pick<User, 'uid' | 'firstName' | 'lastName'>): string {
  const name = fullName(user);
  return name === '-' ? shortUid(user.uid) : name;
}

const fields = {
  name: {
    label: 'Name',
    text: userName,
    apiCsv: personInCsv(userName),
    href: ({ uid }) => routes.user(uid),
    sortKey: 'name',
    width: 168,
    grow: 1,
    card: 'title',
  },
  handicap: handicapField(({ handicap }) => handicap, {
    sortKey: 'handicap',
    width: 86,
    card: 'line-start',
  }),
  country: {
    label: 'Country',
    text: ({ country }) => country?.name,
    sortKey: 'country',
    width: 113,
    grow: 1,
    card: 'line-end',
  },
  region: { label: 'Region', text: ({ region }) => region?.name, sortKey: 'region', width: 122, grow: 1 },
  status: statusField(({ status }) => status, {
    meaning: ({ status }) => statusMeaning('user', status),
    width: 112,
    grow: 1,
  }),
  createdAt: createdField(),
  lastActiveAt: timeField('Last active', ({ lastActiveAt }) => lastActiveAt, { sortKey: 'lastActiveAt', width: 128 }),
  uid: idField('User ID', { width: 107 }),
} satisfies Fields<User>;

const filtersWith = (statuses: DeclaredChoices): readonly Filter<User>[] => [
  countryFilter(({ country }) => country),
  regionFilter(({ region }) => region),
  wordFilter('Status', 'status', statuses, userStatuses),
  handicapFilter(({ handicap }) => handicap),
  { kind: 'dates', label: CREATED_AT, from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
  {
    kind: 'dates',
    label: 'Last active',
    from: 'activeFrom',
    to: 'activeTo',
    before: 'activeBefore',
    never: 'active',
    of: ({ lastActiveAt }) => lastActiveAt,
  },
];

const more: readonly FieldDefinition<User>[] = [
  idOf('Country ID', ({ country }) => country),
  idOf('Region ID', ({ region }) => region),
];

const shared = {
  item: UserSchema,
  mayBeMissing: ['firstName', 'lastName', 'handicap', 'country', 'region', 'status', 'createdAt', 'lastActiveAt'],
  search: 'Name, e-mail or ID',
  fields,
  row: { kind: 'user', noun: 'user', name: userName, href: ({ uid }) => routes.user(uid) },
} satisfies Partial<ListDefinition<User>>;

export const users: ListDefinition<User> = {
  ...shared,
  name: 'users',
  label: 'Users',
  endpoint: endpoints.list,
  pathname: () => routes.users,
  empty: 'There are no users yet.',
  offersSimilar: true,
  hit: ({ handicap, country, region, status }) => [
    labelled('Handicap', handicapText(handicap)),
    country?.name,
    region?.name,
    wordText(status),
  ],
  filters: filtersWith('status-of-users'),
  notOffered:
    'The golf service cannot find users by their last round. Last active finds those not active for 3 or 12 months, with or without those who never were.',
  csv: { file: 'all-users', endpoint: userExports.users, more },
};

export const friends: ListDefinition<User> = {
  ...shared,
  name: 'friends',
  label: 'Friends',
  endpoint: endpoints.listFriends,
  pathname: routes.userFriends,
  recordKey: 'id',
  empty: 'This user has no friends yet.',
  filters: filtersWith(userStatuses),
  columnCookie: users.name,
  csv: { file: 'friends', endpoint: userExports.friendsOfUser, more },
};

const byId = (id: string) => ({ id });

export const user: RecordDeclaration<User> = {
  kind: 'user',
  noun: 'user',
  name: userName,
  fields: {
    ...fields,
    handicap: { ...fields.handicap, href: ({ uid }) => routes.userHandicaps(uid) },
    country: { ...fields.country, href: ({ country }) => country && routes.country(country.uid) },
    region: { ...fields.region, href: ({ region }) => region && routes.region(region.uid) },
    email: { label: 'E-mail', text: () => null, emailUrl: ({ uid }) => routes.userEmail(uid), width: 0 },
  },
  facts: ['status', 'handicap', 'country', 'region', 'email', 'createdAt', 'lastActiveAt', 'uid'],
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
      href: routes.userRoundsCreated,
      count: { endpoint: friendlyRounds.list, query: (createdBy) => ({ createdBy }), rowsHaveUid: true },
    },
  ],
};
