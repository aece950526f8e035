import { count, desc } from 'drizzle-orm';
import { afterAll, beforeAll } from 'vitest';
import { Admin, AdminsQuery } from '@/lib/contract/admins';
import { Course, CoursesQuery } from '@/lib/contract/courses';
import { Event, EventRound, EventRoundsQuery, EventsQuery, TeamsQuery } from '@/lib/contract/events';
import { AllFriendlyRoundsQuery, FriendlyRound, FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { Group, GroupsQuery } from '@/lib/contract/groups';
import { Team } from '@/lib/contract/leaderboards';
import { HandicapEntry, HandicapHistoryQuery, Member, MembersQuery } from '@/lib/contract/members';
import { CountriesQuery, Country, Region, RegionsQuery } from '@/lib/contract/places';
import { User, UsersQuery } from '@/lib/contract/users';
import type * as whole from '@/sandbox/api/shapes';
import { foldName } from '@/sandbox/db/fold-name';
import { countries, friendships } from '@/sandbox/db/schema/base';
import { handicapEntries } from '@/sandbox/db/schema/event-scores';
import { eventPlayers, events } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';
import { behavesAsList, type Ids } from './testing/behaves-as-list';
import { anyOf, atLeast, atMost, from, missing, orMissing, to } from './testing/filter';
import { openTestApi, type TestApi } from './testing/test-api';

let api: TestApi;
let ids: Ids;
/** The players of each event, by event id. */
let players: ReadonlyMap<string, (typeof eventPlayers.$inferSelect)[]>;
beforeAll(async () => {
  api = await openTestApi();
  const [friendly] = await api.db
    .select({ id: friendships.userId })
    .from(friendships)
    .groupBy(friendships.userId)
    .orderBy(desc(count()), friendships.userId)
    .limit(1);
  const [large] = await api.db
    .select({ id: groupMembers.groupId })
    .from(groupMembers)
    .groupBy(groupMembers.groupId)
    .orderBy(desc(count()), groupMembers.groupId)
    .limit(1);
  const [country] = await api.db.select().from(countries).orderBy(desc(countries.regionsCount)).limit(1);
  const [event] = await api.db.select().from(events).orderBy(desc(events.teamsCount), events.id).limit(1);
  const [member] = await api.db
    .select({ id: handicapEntries.memberId })
    .from(handicapEntries)
    .groupBy(handicapEntries.memberId)
    .orderBy(desc(count()), handicapEntries.memberId)
    .limit(1);
  players = Map.groupBy(await api.db.select().from(eventPlayers), ({ eventId }) => eventId);
  ids = {
    user: friendly?.id ?? '',
    group: large?.id ?? '',
    country: country?.id ?? '',
    event: event?.id ?? '',
    eventGroup: event?.groupId ?? '',
    member: member?.id ?? '',
  };
});
afterAll(() => api.close());

const opened = () => ({ api, ids });
type Named = { firstName?: string | null | undefined; lastName?: string | null | undefined };
const nameOf = ({ firstName, lastName }: Named) => foldName(`${firstName} ${lastName}`);
const refOf = (ref: { name: string } | null | undefined) => ref && foldName(ref.name);

const users = {
  item: User,
  query: UsersQuery,
  sortKeys: {
    name: nameOf,
    handicap: ({ handicap }: whole.User) => handicap,
    country: ({ country }: whole.User) => refOf(country),
    region: ({ region }: whole.User) => refOf(region),
    status: ({ status }: whole.User) => status,
    createdAt: ({ createdAt }: whole.User) => createdAt,
    lastActiveAt: ({ lastActiveAt }: whole.User) => lastActiveAt,
  },
  filters: {
    country: anyOf<whole.User>(({ country }) => country?.uid),
    region: anyOf<whole.User>(({ region }) => region?.uid),
    status: anyOf<whole.User>(({ status }) => status),
    createdFrom: from<whole.User>(({ createdAt }) => createdAt),
    createdTo: to<whole.User>(({ createdAt }) => createdAt),
    handicapMin: atLeast<whole.User>(({ handicap }) => handicap),
    handicapMax: atMost<whole.User>(({ handicap }) => handicap),
    activeFrom: from<whole.User>(({ lastActiveAt }) => lastActiveAt),
    activeTo: to<whole.User>(({ lastActiveAt }) => lastActiveAt),
    activeBefore: orMissing(
      to<whole.User>(({ lastActiveAt }) => lastActiveAt),
      ({ lastActiveAt }) => lastActiveAt,
    ),
    active: missing<whole.User>('never', ({ lastActiveAt }) => lastActiveAt),
  },
  words: nameOf,
};

const members = {
  item: Member,
  query: MembersQuery,
  sortKeys: {
    name: nameOf,
    group: ({ group }: whole.Member) => refOf(group),
    membershipType: ({ membershipType }: whole.Member) => membershipType,
    role: ({ role }: whole.Member) => role,
    handicap: ({ handicap }: whole.Member) => handicap,
    joinedAt: ({ joinedAt }: whole.Member) => joinedAt,
  },
  filters: {
    role: anyOf<whole.Member>(({ role }) => role),
    membershipType: anyOf<whole.Member>(({ membershipType }) => membershipType),
    group: anyOf<whole.Member>(({ group }) => group?.uid),
    handicapMin: atLeast<whole.Member>(({ handicap }) => handicap),
    handicapMax: atMost<whole.Member>(({ handicap }) => handicap),
  },
  words: (member: whole.Member) => `${nameOf(member)} ${foldName(member.group?.name ?? '')}`,
};

behavesAsList('/admins', opened, {
  path: () => '/admins',
  item: Admin,
  query: AdminsQuery,
  sortKeys: {
    name: nameOf,
    email: ({ email }) => email,
    status: ({ status }) => status,
    createdAt: ({ createdAt }) => createdAt,
  },
  filters: {},
  words: ({ email }) => email ?? '',
});

behavesAsList('/admin/users', opened, {
  path: () => '/admin/users',
  exportPath: () => '/admin/export/users',
  ...users,
});

behavesAsList('/admin/users/{id}/friends', opened, {
  path: ({ user }) => `/admin/users/${user}/friends`,
  exportPath: ({ user }) => `/admin/export/users/${user}/friends`,
  ...users,
});

behavesAsList('/admin/users/{id}/groups', opened, {
  path: ({ user }) => `/admin/users/${user}/groups`,
  exportPath: ({ user }) => `/admin/export/users/${user}/groups`,
  ...members,
});

behavesAsList('/admin/users/{id}/friendly-rounds', opened, {
  path: ({ user }) => `/admin/users/${user}/friendly-rounds`,
  item: FriendlyRound,
  query: FriendlyRoundsQuery,
  sortKeys: { status: ({ status }) => status, createdAt: ({ createdAt }) => createdAt },
  filters: {},
  words: ({ course }) => course.name,
});

behavesAsList('/admin/friendly-rounds', opened, {
  path: () => '/admin/friendly-rounds',
  item: FriendlyRound,
  query: AllFriendlyRoundsQuery,
  sortKeys: { status: ({ status }) => status, createdAt: ({ createdAt }) => createdAt },
  filters: {
    status: anyOf<whole.FriendlyRound>(({ status }) => status),
    scoringFormat: anyOf<whole.FriendlyRound>(({ scoringFormat }) => scoringFormat),
    matchplayFormat: anyOf<whole.FriendlyRound>(({ matchplayFormat }) => matchplayFormat),
    country: anyOf<whole.FriendlyRound>(({ country }) => country.uid),
    course: anyOf<whole.FriendlyRound>(({ course }) => course.uid),
    event: anyOf<whole.FriendlyRound>(({ event }) => event?.uid),
    createdBy: anyOf<whole.FriendlyRound>(({ createdBy }) => createdBy.uid),
    createdFrom: from<whole.FriendlyRound>(({ createdAt }) => createdAt),
    createdTo: to<whole.FriendlyRound>(({ createdAt }) => createdAt),
  },
  words: ({ course, createdBy }) => `${nameOf(createdBy)} ${course.name}`,
});

behavesAsList('/admin/groups', opened, {
  path: () => '/admin/groups',
  exportPath: () => '/admin/export/groups',
  item: Group,
  query: GroupsQuery,
  sortKeys: {
    name: refOf,
    owner: ({ owner }) => owner && nameOf(owner),
    country: ({ country }) => refOf(country),
    membersCount: ({ membersCount }) => membersCount,
    eventsCount: ({ eventsCount }) => eventsCount,
    createdAt: ({ createdAt }) => createdAt,
  },
  filters: {
    country: anyOf<whole.Group>(({ country }) => country?.uid),
    membersMin: atLeast<whole.Group>(({ membersCount }) => membersCount),
    membersMax: atMost<whole.Group>(({ membersCount }) => membersCount),
    createdFrom: from<whole.Group>(({ createdAt }) => createdAt),
    createdTo: to<whole.Group>(({ createdAt }) => createdAt),
  },
  words: ({ name }) => name,
});

behavesAsList('/admin/groups/{id}/members', opened, {
  path: ({ group }) => `/admin/groups/${group}/members`,
  ...members,
});

behavesAsList('/admin/group-members', opened, {
  path: () => '/admin/group-members',
  exportPath: () => '/admin/export/group-members',
  ...members,
});

behavesAsList('/countries', opened, {
  path: () => '/countries',
  exportPath: () => '/admin/export/countries',
  item: Country,
  query: CountriesQuery,
  sortKeys: {
    name: refOf,
    isoCode: ({ isoCode }) => isoCode,
    regionsCount: ({ regionsCount }) => regionsCount,
    usersCount: ({ usersCount }) => usersCount,
  },
  filters: {},
  words: ({ name, isoCode }) => `${isoCode} ${name}`,
});

behavesAsList('/regions', opened, {
  path: () => '/regions',
  item: Region,
  query: RegionsQuery,
  sortKeys: { name: refOf, country: ({ country }) => refOf(country), usersCount: ({ usersCount }) => usersCount },
  filters: { country: anyOf<whole.Region>(({ country }) => country?.uid) },
  words: ({ name }) => name,
});

behavesAsList('/courses', opened, {
  path: () => '/courses',
  item: Course,
  query: CoursesQuery,
  sortKeys: {
    name: refOf,
    country: ({ country }) => refOf(country),
    region: ({ region }) => refOf(region),
    holesCount: ({ holesCount }) => holesCount,
  },
  filters: {
    country: anyOf<whole.Course>(({ country }) => country?.uid),
    region: anyOf<whole.Course>(({ region }) => region?.uid),
  },
  words: ({ name, region }) => `${region?.name ?? ''} ${name}`,
});

behavesAsList('/admin/events', opened, {
  path: () => '/admin/events',
  exportPath: () => '/admin/export/events',
  item: Event,
  query: EventsQuery,
  sortKeys: {
    name: refOf,
    status: ({ status }) => status,
    scoringFormat: ({ scoringFormat }) => scoringFormat,
    group: ({ group }) => refOf(group),
    course: ({ course }) => refOf(course),
    startDate: ({ startDate }) => startDate,
    participantsCount: ({ participantsCount }) => participantsCount,
    roundsCount: ({ roundsCount }) => roundsCount,
    createdAt: ({ createdAt }) => createdAt,
  },
  filters: {
    status: anyOf<whole.Event>(({ status }) => status),
    scoringFormat: anyOf<whole.Event>(({ scoringFormat }) => scoringFormat),
    group: anyOf<whole.Event>(({ group }) => group?.uid),
    user: {
      values: (all) => [all.flatMap(({ uid }) => players.get(uid) ?? []).find(({ userId }) => userId)?.userId ?? ''],
      holds: ({ uid }, value) => (players.get(uid) ?? []).some(({ userId }) => userId === value),
    },
    course: anyOf<whole.Event>(({ course }) => course?.uid),
    startFrom: from<whole.Event>(({ startDate }) => startDate),
    startTo: to<whole.Event>(({ startDate }) => startDate),
    createdFrom: from<whole.Event>(({ createdAt }) => createdAt),
    createdTo: to<whole.Event>(({ createdAt }) => createdAt),
  },
  words: ({ name, group, course }) => `${course?.name ?? ''} ${group?.name} ${name}`,
});

behavesAsList('/admin/group-event-rounds', opened, {
  path: () => '/admin/group-event-rounds',
  exportPath: () => '/admin/export/event-rounds',
  item: EventRound,
  query: EventRoundsQuery,
  sortKeys: {
    status: ({ status }) => status,
    scoringFormat: ({ scoringFormat }) => scoringFormat,
    event: ({ event }) => refOf(event),
    group: ({ group }) => refOf(group),
    course: ({ course }) => refOf(course),
    playedAt: ({ playedAt }) => playedAt,
    playersCount: ({ playersCount }) => playersCount,
    createdAt: ({ createdAt }) => createdAt,
  },
  filters: {
    status: anyOf<whole.EventRound>(({ status }) => status),
    scoringFormat: anyOf<whole.EventRound>(({ scoringFormat }) => scoringFormat),
    group: anyOf<whole.EventRound>(({ group }) => group?.uid),
    event: anyOf<whole.EventRound>(({ event }) => event?.uid),
    country: anyOf<whole.EventRound>(({ country }) => country?.uid),
    course: anyOf<whole.EventRound>(({ course }) => course?.uid),
    playedFrom: from<whole.EventRound>(({ playedAt }) => playedAt),
    playedTo: to<whole.EventRound>(({ playedAt }) => playedAt),
  },
  words: ({ event, group, course }) => `${course?.name ?? ''} ${event?.name} ${group?.name}`,
});

behavesAsList('/admin/groups/{group}/events/{event}/teams', opened, {
  path: ({ eventGroup, event }) => `/admin/groups/${eventGroup}/events/${event}/teams`,
  item: Team,
  query: TeamsQuery,
  sortKeys: { name: refOf },
  filters: {},
  words: ({ name, players: [player] }) => `${player?.firstName} ${name}`,
});

behavesAsList('/admin/group-members/{id}/handicap-history', opened, {
  path: ({ member }) => `/admin/group-members/${member}/handicap-history`,
  item: HandicapEntry,
  query: HandicapHistoryQuery,
  sortKeys: { changedAt: ({ changedAt }) => changedAt, handicap: ({ handicap }) => handicap },
  filters: {},
  words: ({ event }) => event?.name ?? '',
});
