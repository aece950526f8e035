import { ORPCError } from '@orpc/server';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EventRoundsQuery, EventsQuery } from '@/lib/contract/events';
import { listHoles, playedIn } from '@/sandbox/api/courses/queries';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, before, type Filter, since } from '@/sandbox/api/list/filters';
import { asItem, inner, left, personOf, pick, refTo, selectRows } from '@/sandbox/api/list/rows';
import { isUid } from '@/sandbox/api/list/search';
import type { Event, EventRound } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, tees, users } from '@/sandbox/db/schema/base';
import { eventPlayers, eventRounds, events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

const creators = alias(users, 'creators');

const fields = {
  ...refTo(events),
  ...pick(events, 'status', 'scoringFormat', 'teamFormat'),
  group: refTo(groups),
  course: refTo(courses),
  startDate: events.startAt,
  endDate: events.endAt,
  ...pick(events, 'participantsCount', 'teamsCount', 'roundsCount'),
  createdBy: personOf(creators),
  createdAt: events.createdAt,
};

const onCourse = left(courses, eq(courses.id, events.courseId));

export const eventsList = declaredList<Event, typeof EventsQuery>({
  uid: events.id,
  singleTable: true,
  // PostgreSQL skips a left join if neither filter nor order uses a column of the joined table.
  joins: [left(groups, eq(groups.id, events.groupId)), onCourse],
  load: findEvents,
  sorts: {
    name: events.nameKey,
    ...pick(events, 'status', 'scoringFormat', 'participantsCount', 'roundsCount', 'createdAt'),
    group: groups.nameKey,
    course: nullable(courses.nameKey),
    startDate: nullable(events.startAt),
  },
  sortedBy: '-startDate',
  search: [events.searchText],
  filters: {
    status: anyOf(events.status),
    scoringFormat: anyOf(events.scoringFormat),
    group: anyUidOf(events.groupId),
    user: playedBy(),
    course: anyUidOf(events.courseId),
    startFrom: since(events.startAt),
    startTo: before(events.startAt),
    createdFrom: since(events.createdAt),
    createdTo: before(events.createdAt),
  },
});

/** @throws ORPCError NOT_FOUND */
export async function findEvent(db: Database, id: string): Promise<Event> {
  const [event] = isUid(id) ? await findEvents(db, [id]) : [];
  if (!event) throw new ORPCError('NOT_FOUND', { message: 'There is no event with this uid' });
  return event;
}

async function findEvents(db: Database, ids: readonly string[]): Promise<Event[]> {
  const rows = await selectRows<Omit<Event, 'outcome'>>(db, fields, {
    from: events,
    joins: [inner(groups, eq(groups.id, events.groupId)), onCourse, left(creators, eq(creators.id, events.createdBy))],
    where: inArray(events.id, [...ids]),
  });
  return rows.map((row) => asItem<Event>(row));
}

/** Matches events in which any of the users plays. PostgreSQL can use the primary key for an array of event ids. */
function playedBy(): Filter<string> {
  return (uids) => {
    const entered = anyUidOf(eventPlayers.userId)(uids);
    return sql`${events.id} = any(array(select ${eventPlayers.eventId} from ${eventPlayers} where ${entered}))`;
  };
}

type Loaded = Omit<EventRound, 'tee'> & { tee: { uid: string; name: string } | null };

const roundFields = {
  ...refTo(eventRounds),
  ...pick(eventRounds, 'status', 'scoringFormat'),
  event: refTo(events),
  group: refTo(groups),
  course: refTo(courses),
  country: refTo(countries),
  tee: refTo(tees),
  ...pick(eventRounds, 'playedAt', 'playersCount', 'createdAt'),
};

const ofEvent = eq(events.id, eventRounds.eventId);
const ofGroup = eq(groups.id, eventRounds.groupId);
const roundOnCourse = left(courses, eq(courses.id, eventRounds.courseId));

export const eventRoundsList = declaredList<EventRound, typeof EventRoundsQuery>({
  uid: eventRounds.id,
  singleTable: true,
  // PostgreSQL skips a left join if neither filter nor order uses a column of the joined table.
  joins: [left(events, ofEvent), left(groups, ofGroup), roundOnCourse],
  load: findRounds,
  sorts: {
    ...pick(eventRounds, 'status', 'scoringFormat', 'playersCount', 'createdAt'),
    event: events.nameKey,
    group: groups.nameKey,
    course: nullable(courses.nameKey),
    playedAt: nullable(eventRounds.playedAt),
  },
  sortedBy: '-playedAt',
  search: [eventRounds.searchText],
  filters: {
    status: anyOf(eventRounds.status),
    scoringFormat: anyOf(eventRounds.scoringFormat),
    group: anyUidOf(eventRounds.groupId),
    event: anyUidOf(eventRounds.eventId),
    country: playedIn(eventRounds.courseId),
    course: anyUidOf(eventRounds.courseId),
    playedFrom: since(eventRounds.playedAt),
    playedTo: before(eventRounds.playedAt),
  },
});

async function findRounds(db: Database, ids: readonly string[]): Promise<EventRound[]> {
  const joins = [
    inner(events, ofEvent),
    inner(groups, ofGroup),
    roundOnCourse,
    left(countries, eq(countries.id, courses.countryId)),
    left(tees, eq(tees.id, eventRounds.teeId)),
  ];
  const where = inArray(eventRounds.id, [...ids]);
  const rows = await selectRows<Loaded>(db, roundFields, { from: eventRounds, joins, where });
  const teeIds = rows.flatMap(({ tee }) => tee?.uid ?? []);
  const holesOf = await listHoles(db, teeIds);
  return rows.map(({ tee, ...row }) => ({
    ...asItem<Omit<EventRound, 'tee'>>(row),
    tee: tee && { ...tee, holes: holesOf.get(tee.uid) ?? [] },
  }));
}
