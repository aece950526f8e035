import { asc, count, countDistinct, desc, eq, max, min, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ContestUsages } from '@/lib/contract/groups';
import type { Database } from '@/sandbox/db/database';
import { contests, contestWinners } from '@/sandbox/db/schema/event-scores';
import { events } from '@/sandbox/db/schema/events';

/** Contests of a group's events by type, the most frequent first. */
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
