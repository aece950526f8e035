import { ORPCError } from '@orpc/server';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Event, EventsQuery } from '@/lib/contract/events';
import { anyOf, anyUidOf, before, since } from '@/sandbox/api/list/filters';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { loadWindow, uidsOf } from '@/sandbox/api/list/load-window';
import { isUid, matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { courses, users } from '@/sandbox/db/schema/base';
import { eventPlayers, events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

type Query = FilterQuery<typeof EventsQuery>;
type Key =
  | 'name'
  | 'status'
  | 'scoringFormat'
  | 'group'
  | 'course'
  | 'startDate'
  | 'participantsCount'
  | 'roundsCount'
  | 'createdAt';

const creators = alias(users, 'creators');

const fields = {
  uid: events.id,
  name: events.name,
  status: events.status,
  scoringFormat: events.scoringFormat,
  teamFormat: events.teamFormat,
  group: { uid: groups.id, name: groups.name },
  course: { uid: courses.id, name: courses.name },
  startDate: events.startAt,
  endDate: events.endAt,
  participantsCount: events.participantsCount,
  teamsCount: events.teamsCount,
  roundsCount: events.roundsCount,
  createdBy: { uid: creators.id, firstName: creators.firstName, lastName: creators.lastName },
  createdAt: events.createdAt,
};

export const eventsList: List<Event, Query, Key> = {
  uid: events.id,
  singleTable: true,
  sortColumns: {
    name: { column: events.nameKey },
    status: { column: events.status },
    scoringFormat: { column: events.scoringFormat },
    group: { column: groups.nameKey },
    course: { column: courses.nameKey, nullable: true },
    startDate: { column: events.startAt, nullable: true },
    participantsCount: { column: events.participantsCount },
    roundsCount: { column: events.roundsCount },
    createdAt: { column: events.createdAt },
  },
  sortedBy: '-startDate',
  where: (query) =>
    and(
      matches(query.search, { text: [events.searchText], uid: events.id }),
      anyOf(events.status, query.status),
      anyOf(events.scoringFormat, query.scoringFormat),
      anyUidOf(events.groupId, query.group),
      playedBy(query.user),
      anyUidOf(events.courseId, query.course),
      since(events.startAt, query.startFrom),
      before(events.startAt, query.startTo),
      since(events.createdAt, query.createdFrom),
      before(events.createdAt, query.createdTo),
    ),
  count: (db, where) => db.$count(events, where),
  // PostgreSQL drops the left joins that neither filter nor order uses.
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const window = await db
      .select({ uid: events.id, sortKey })
      .from(events)
      .leftJoin(groups, eq(groups.id, events.groupId))
      .leftJoin(courses, eq(courses.id, events.courseId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return loadWindow(window, (rows) => findEvents(db, uidsOf(rows)));
  },
};

/** @throws ORPCError NOT_FOUND */
export async function findEvent(db: Database, id: string): Promise<Event> {
  const [event] = isUid(id) ? await findEvents(db, [id]) : [];
  if (!event) throw new ORPCError('NOT_FOUND', { message: 'There is no event with this uid' });
  return event;
}

async function findEvents(db: Database, ids: readonly string[]): Promise<Event[]> {
  const rows = await db
    .select(fields)
    .from(events)
    .innerJoin(groups, eq(groups.id, events.groupId))
    .leftJoin(courses, eq(courses.id, events.courseId))
    .leftJoin(creators, eq(creators.id, events.createdBy))
    .where(inArray(events.id, [...ids]));
  return rows.map(({ startDate, endDate, createdAt, ...row }) => ({
    ...row,
    startDate: startDate?.toISOString() ?? null,
    endDate: endDate?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}

/** The ids are selected first, as one array, so that the events are found by primary key. */
function playedBy(uids: string | undefined): SQL | undefined {
  if (uids === undefined) return undefined;
  const entered = inArray(eventPlayers.userId, uids.split(',').filter(isUid));
  return sql`${events.id} = any(array(select ${eventPlayers.eventId} from ${eventPlayers} where ${entered}))`;
}
