import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { HandicapHistoryQuery } from '@/lib/contract/members';
import { declaredList } from '@/sandbox/api/list/declared-list';
import { within } from '@/sandbox/api/list/list';
import { left, selectRows } from '@/sandbox/api/list/rows';
import type { HandicapEntry } from '@/sandbox/api/shapes';
import { handicapEntries } from '@/sandbox/db/schema/event-scores';
import { eventRounds, events } from '@/sandbox/db/schema/events';

const rounds = alias(eventRounds, 'rounds');
const joins = [left(rounds, eq(rounds.id, handicapEntries.roundId)), left(events, eq(events.id, rounds.eventId))];

const historyList = declaredList<HandicapEntry, typeof HandicapHistoryQuery>({
  uid: handicapEntries.id,
  joins,
  fields: {
    uid: handicapEntries.id,
    handicap: handicapEntries.handicap,
    previousHandicap: handicapEntries.previousHandicap,
    changedAt: handicapEntries.changedAt,
    reason: handicapEntries.reason,
    differential: handicapEntries.differential,
    round: { uid: rounds.id, name: sql`coalesce(${rounds.name}, 'Round ' || ${rounds.number})` },
    event: { uid: events.id, name: events.name },
  },
  sorts: { changedAt: handicapEntries.changedAt, handicap: handicapEntries.handicap },
  sortedBy: '-changedAt',
  search: [events.nameKey],
  filters: {},
});

export const historyOfMemberList = (memberId: string) => ({
  ...within(historyList, eq(handicapEntries.memberId, memberId)),
  count: async (...[db, where]: Parameters<typeof historyList.count>) => {
    const { id: uid } = handicapEntries;
    return (await selectRows<{ uid: string }>(db, { uid }, { from: handicapEntries, joins, where })).length;
  },
});
