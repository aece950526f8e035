import type { ComparedFact } from '@/components/compare/compared-facts';
import { golferFacts, memberFacts } from '@/components/compare/people-facts';
import { courseFacts, roundFacts } from '@/components/compare/play-facts';
import { nameOrUid } from '@/components/record/name-or-uid';
import { getCourse } from '@/lib/api/courses';
import { listEventsOfUser } from '@/lib/api/events';
import { getFriendlyRound, listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { getMember, listEveryHandicap } from '@/lib/api/groups';
import { getUser, listFriends, listGroupsOfUser } from '@/lib/api/users';
import { isNotFound, toResult } from '@/lib/contract/result';
import { fullName } from '@/lib/format/name';
import type { ComparedKind } from '@/lib/list/compared';
import { routes } from '@/lib/routes';
import type { SearchedList } from '@/lib/search/search-result';

/** A record as a comparison shows it, or why it cannot. */
export type ComparedRecord = { name: string; href: string; facts: readonly ComparedFact[] } | { trouble: string };

type Found = { name: string; facts: readonly ComparedFact[] };

type Kind = {
  one: string;
  many: string;
  /** The list that it is searched in. */
  list: SearchedList;
  href: (uid: string) => string;
  find: (uid: string, timeZone: string) => Promise<Found | null>;
};

const ONE = { pageSize: 1 };

/** How each kind of record is named, fetched and searched for. */
export const kinds: Readonly<Record<ComparedKind, Kind>> = {
  golfer: { one: 'golfer', many: 'golfers', list: 'users', href: routes.user, find: findGolfer },
  member: {
    one: 'group member',
    many: 'group members',
    list: 'groupMembers',
    href: routes.groupMember,
    find: findMember,
  },
  round: {
    one: 'friendly round',
    many: 'friendly rounds',
    list: 'friendlyRounds',
    href: routes.friendlyRound,
    find: async (uid, timeZone) => {
      const round = await getFriendlyRound(uid);
      return round && { name: round.course.name, facts: roundFacts(round, timeZone) };
    },
  },
  course: {
    one: 'course',
    many: 'courses',
    list: 'courses',
    href: routes.course,
    find: async (uid) => {
      const course = await getCourse(uid);
      return { name: nameOrUid(course, ({ name }) => name), facts: courseFacts(course) };
    },
  },
};

/** Reads a record with the reader's token; one that is not there or failed says so, and takes no other with it. */
export async function readRecord(kind: ComparedKind, uid: string, timeZone: string): Promise<ComparedRecord> {
  const { one, href, find } = kinds[kind];
  const found = await toResult(find(uid, timeZone));
  if (isNotFound(found) || (found.ok && found.value === null)) return { trouble: `There is no ${one} with this ID.` };
  if (!found.ok) return { trouble: `This ${one} could not be loaded: ${found.failure.message}` };
  return found.value ? { ...found.value, href: href(uid) } : { trouble: `There is no ${one} with this ID.` };
}

async function findGolfer(uid: string, timeZone: string): Promise<Found | null> {
  const [golfer, events, rounds, groups, friends] = await Promise.all([
    getUser(uid),
    toResult(listEventsOfUser(uid, ONE)),
    toResult(listFriendlyRoundsOfUser(uid, ONE)),
    toResult(listGroupsOfUser(uid, ONE)),
    toResult(listFriends(uid, ONE)),
  ]);
  const counts = { Events: events, 'Friendly rounds': rounds, Groups: groups, Friends: friends };
  return golfer && { name: nameOrUid(golfer, fullName), facts: golferFacts(golfer, counts, timeZone) };
}

async function findMember(uid: string, timeZone: string): Promise<Found | null> {
  const [member, history] = await Promise.all([getMember(uid), toResult(listEveryHandicap(uid))]);
  return member && { name: nameOrUid(member, fullName), facts: memberFacts(member, history, timeZone) };
}
