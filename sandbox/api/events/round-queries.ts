import { and, eq, inArray } from 'drizzle-orm';
import type { EventRound, EventRoundsQuery } from '@/lib/contract/events';
import { playedIn } from '@/sandbox/api/courses/queries';
import { listHoles } from '@/sandbox/api/courses/tees';
import { anyOf, anyUidOf, before, since } from '@/sandbox/api/list/filters';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { loadWindow, uidsOf } from '@/sandbox/api/list/load-window';
import { matches } from '@/sandbox/api/list/search';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, tees } from '@/sandbox/db/schema/base';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

type Query = FilterQuery<typeof EventRoundsQuery>;
type Key = 'status' | 'scoringFormat' | 'event' | 'group' | 'course' | 'playedAt' | 'playersCount' | 'createdAt';

const fields = {
  uid: eventRounds.id,
  name: eventRounds.name,
  status: eventRounds.status,
  scoringFormat: eventRounds.scoringFormat,
  event: { uid: events.id, name: events.name },
  group: { uid: groups.id, name: groups.name },
  course: { uid: courses.id, name: courses.name },
  country: { uid: countries.id, name: countries.name },
  tee: { uid: tees.id, name: tees.name },
  playedAt: eventRounds.playedAt,
  playersCount: eventRounds.playersCount,
  createdAt: eventRounds.createdAt,
};

export const eventRoundsList: List<EventRound, Query, Key> = {
  uid: eventRounds.id,
  singleTable: true,
  sortColumns: {
    status: { column: eventRounds.status },
    scoringFormat: { column: eventRounds.scoringFormat },
    event: { column: events.nameKey },
    group: { column: groups.nameKey },
    course: { column: courses.nameKey, nullable: true },
    playedAt: { column: eventRounds.playedAt, nullable: true },
    playersCount: { column: eventRounds.playersCount },
    createdAt: { column: eventRounds.createdAt },
  },
  sortedBy: '-playedAt',
  where: (query) =>
    and(
      matches(query.search, { text: [eventRounds.searchText], uid: eventRounds.id }),
      anyOf(eventRounds.status, query.status),
      anyOf(eventRounds.scoringFormat, query.scoringFormat),
      anyUidOf(eventRounds.groupId, query.group),
      anyUidOf(eventRounds.eventId, query.event),
      playedIn(eventRounds.courseId, query.country),
      anyUidOf(eventRounds.courseId, query.course),
      since(eventRounds.playedAt, query.playedFrom),
      before(eventRounds.playedAt, query.playedTo),
    ),
  count: (db, where) => db.$count(eventRounds, where),
  // PostgreSQL drops the left joins that neither filter nor order uses.
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const window = await db
      .select({ uid: eventRounds.id, sortKey })
      .from(eventRounds)
      .leftJoin(events, eq(events.id, eventRounds.eventId))
      .leftJoin(groups, eq(groups.id, eventRounds.groupId))
      .leftJoin(courses, eq(courses.id, eventRounds.courseId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return loadWindow(window, (rows) => findRounds(db, uidsOf(rows)));
  },
};

async function findRounds(db: Database, ids: readonly string[]): Promise<EventRound[]> {
  const rows = await db
    .select(fields)
    .from(eventRounds)
    .innerJoin(events, eq(events.id, eventRounds.eventId))
    .innerJoin(groups, eq(groups.id, eventRounds.groupId))
    .leftJoin(courses, eq(courses.id, eventRounds.courseId))
    .leftJoin(countries, eq(countries.id, courses.countryId))
    .leftJoin(tees, eq(tees.id, eventRounds.teeId))
    .where(inArray(eventRounds.id, [...ids]));
  const holesOf = await listHoles(
    db,
    rows.flatMap(({ tee }) => tee?.uid ?? []),
  );
  return rows.map(({ tee, playedAt, createdAt, ...row }) => ({
    ...row,
    tee: tee && { ...tee, holes: holesOf.get(tee.uid) ?? [] },
    playedAt: playedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  }));
}
