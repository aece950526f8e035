import { asc, count, countDistinct, desc, eq, max, min, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type * as z from 'zod';
import type { ContestUsages, GroupsQuery } from '@/lib/contract/groups';
import { declaredList, nullable } from '@/sandbox/api/list/declared-list';
import { anyUidOf, atLeast, atMost, before, since } from '@/sandbox/api/list/filters';
import { left, personOf, pick, refTo, rowRequired } from '@/sandbox/api/list/rows';
import type { Group } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { countries, users } from '@/sandbox/db/schema/base';
import { contests, contestWinners } from '@/sandbox/db/schema/event-scores';
import { events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

const owners = alias(users, 'owners');

export const groupsList = declaredList<Group, typeof GroupsQuery>({
  uid: groups.id,
  joins: [left(owners, eq(owners.id, groups.ownerId)), left(countries, eq(countries.id, groups.countryId))],
  fields: {
    ...refTo(groups),
    owner: personOf(owners),
    country: refTo(countries),
    ...pick(groups, 'membersCount', 'eventsCount', 'createdAt'),
  },
  sorts: {
    name: groups.nameKey,
    owner: nullable(owners.nameKey),
    country: nullable(countries.nameKey),
    membersCount: groups.membersCount,
    eventsCount: nullable(groups.eventsCount),
    createdAt: groups.createdAt,
  },
  sortedBy: 'name',
  search: [groups.nameKey],
  filters: {
    country: anyUidOf(groups.countryId),
    membersMin: atLeast(groups.membersCount),
    membersMax: atMost(groups.membersCount),
    createdFrom: since(groups.createdAt),
    createdTo: before(groups.createdAt),
  },
});

/** @throws ORPCError NOT_FOUND */
export const requireGroup = rowRequired(groups.id, 'group');

/** A group's contests counted by type, the most frequent first. */
export async function contestUsageOf(db: Database, groupId: string): Promise<z.infer<typeof ContestUsages>> {
  const eventsCount = await db.$count(events, eq(events.groupId, groupId));
  const winners = sql<number>`(
    select count(*) from ${contestWinners}
    join ${contests} held on held.id = ${contestWinners.contestId}
    join ${events} of_group on of_group.id = held.event_id
    where of_group.group_id = ${groupId} and held.type = ${contests.type})`.mapWith(Number);
  const rows = await db
    .select({
      contestType: contests.type,
      eventsCount: countDistinct(contests.eventId),
      contestsCount: count(),
      winnersCount: winners,
      firstUsedAt: min(contests.heldAt),
      lastUsedAt: max(contests.heldAt),
    })
    .from(contests)
    .innerJoin(events, eq(events.id, contests.eventId))
    .where(eq(events.groupId, groupId))
    .groupBy(contests.type)
    .orderBy(desc(countDistinct(contests.eventId)), asc(contests.type));
  return {
    eventsCount,
    items: rows.map(({ firstUsedAt, lastUsedAt, ...row }) => ({
      ...row,
      eventsShare: row.eventsCount / eventsCount,
      firstUsedAt: firstUsedAt?.toISOString() ?? null,
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}
