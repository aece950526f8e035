import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandicapEntry, HandicapHistoryQuery } from '@/lib/contract/members';
import type { FilterQuery, List } from '@/sandbox/api/list/list';
import { matches } from '@/sandbox/api/list/search';
import { handicapEntries } from '@/sandbox/db/schema/event-scores';
import { eventRounds, events } from '@/sandbox/db/schema/events';

type Query = FilterQuery<typeof HandicapHistoryQuery>;

const rounds = alias(eventRounds, 'rounds');

export const historyOfMemberList = (memberId: string): List<HandicapEntry, Query, 'changedAt' | 'handicap'> => ({
  uid: handicapEntries.id,
  sortColumns: {
    changedAt: { column: handicapEntries.changedAt },
    handicap: { column: handicapEntries.handicap },
  },
  sortedBy: '-changedAt',
  where: ({ search }) =>
    and(eq(handicapEntries.memberId, memberId), matches(search, { text: [events.nameKey], uid: handicapEntries.id })),
  count: async (db, where) => {
    const rows = await db
      .select({ uid: handicapEntries.id })
      .from(handicapEntries)
      .leftJoin(rounds, eq(rounds.id, handicapEntries.roundId))
      .leftJoin(events, eq(events.id, rounds.eventId))
      .where(where);
    return rows.length;
  },
  rows: async (db, { sortKey, where, orderBy, limit, offset }) => {
    const rows = await db
      .select({
        uid: handicapEntries.id,
        handicap: handicapEntries.handicap,
        previousHandicap: handicapEntries.previousHandicap,
        changedAt: handicapEntries.changedAt,
        reason: handicapEntries.reason,
        differential: handicapEntries.differential,
        round: { uid: rounds.id, number: rounds.number, name: rounds.name },
        event: { uid: events.id, name: events.name },
        sortKey,
      })
      .from(handicapEntries)
      .leftJoin(rounds, eq(rounds.id, handicapEntries.roundId))
      .leftJoin(events, eq(events.id, rounds.eventId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
      .offset(offset);
    return rows.map(({ sortKey, changedAt, round, ...row }) => ({
      sortKey,
      item: {
        ...row,
        changedAt: changedAt.toISOString(),
        round: round && { uid: round.uid, name: round.name ?? `Round ${round.number}` },
      },
    }));
  },
});
