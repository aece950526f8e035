import { ORPCError } from '@orpc/server';
import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { EventsQuery } from '@/lib/contract/events';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyOf, anyUidOf, before, type Filter, since } from '@/sandbox/api/list/filters';
import { asItem, inner, left, personOf, pick, refTo, selectRows } from '@/sandbox/api/list/rows';
import { isUid } from '@/sandbox/api/list/search';
import type { Event } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { courses, users } from '@/sandbox/db/schema/base';
import { eventPlayers, events } from '@/sandbox/db/schema/events';
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
  // PostgreSQL drops the left joins that neither filter nor order uses.
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

/** The ids are selected first, as one array, so that the events are found by primary key. */
function playedBy(): Filter<string> {
  return (uids) => {
    const entered = anyUidOf(eventPlayers.userId)(uids);
    return sql`${events.id} = any(array(select ${eventPlayers.eventId} from ${eventPlayers} where ${entered}))`;
  };
}
