import { eq, inArray } from 'drizzle-orm';
import type { EventRoundsQuery } from '@/lib/contract/events';
import { playedIn } from '@/sandbox/api/courses/queries';
import { listHoles } from '@/sandbox/api/courses/tees';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, before, since } from '@/sandbox/api/list/filters';
import { asItem, inner, left, pick, refTo, selectRows } from '@/sandbox/api/list/rows';
import type { EventRound } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, courses, tees } from '@/sandbox/db/schema/base';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

type Loaded = Omit<EventRound, 'tee'> & { tee: { uid: string; name: string } | null };

const fields = {
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
const onCourse = left(courses, eq(courses.id, eventRounds.courseId));

export const eventRoundsList = declaredList<EventRound, typeof EventRoundsQuery>({
  uid: eventRounds.id,
  singleTable: true,
  // PostgreSQL drops the left joins that neither filter nor order uses.
  joins: [left(events, ofEvent), left(groups, ofGroup), onCourse],
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
    onCourse,
    left(countries, eq(countries.id, courses.countryId)),
    left(tees, eq(tees.id, eventRounds.teeId)),
  ];
  const where = inArray(eventRounds.id, [...ids]);
  const rows = await selectRows<Loaded>(db, fields, { from: eventRounds, joins, where });
  const teeIds = rows.flatMap(({ tee }) => tee?.uid ?? []);
  const holesOf = await listHoles(db, teeIds);
  return rows.map(({ tee, ...row }) => ({
    ...asItem<Omit<EventRound, 'tee'>>(row),
    tee: tee && { ...tee, holes: holesOf.get(tee.uid) ?? [] },
  }));
}
