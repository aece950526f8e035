import { asc, eq, inArray } from 'drizzle-orm';
import type { RatedTee } from '@/lib/contract/courses';
import type { Player } from '@/lib/contract/leaderboards';
import { findTees } from '@/sandbox/api/courses/tees';
import type { Database } from '@/sandbox/db/database';
import { eventCards, eventPlayers, eventRounds } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';
import { isOver } from '@/sandbox/golf/leaderboard/scoring-format';
import { requireEvent } from './team-queries';

type CardRow = typeof eventCards.$inferSelect;

export type Entrant = { player: Player; teamId: string | null; handicap: number | null };
export type EventCard = CardRow & { tee: RatedTee };
export type EventRound = typeof eventRounds.$inferSelect & {
  /** By the uid of the member; nobody's before it begins, nor when it was cancelled. */
  cards: ReadonlyMap<string, EventCard>;
};

export type PlayedEvent = {
  event: Awaited<ReturnType<typeof requireEvent>>;
  /** In the order of play. */
  rounds: EventRound[];
  /** By name. */
  entrants: Entrant[];
};

/** An event with who takes part in it and every card. @throws ORPCError NOT_FOUND */
export async function findPlayedEvent(db: Database, group: string, id: string): Promise<PlayedEvent> {
  const event = await requireEvent(db, group, id);
  const rounds = await db
    .select()
    .from(eventRounds)
    .where(eq(eventRounds.eventId, id))
    .orderBy(asc(eventRounds.number));
  const entrants = await db
    .select({
      player: {
        uid: groupMembers.id,
        firstName: groupMembers.firstName,
        lastName: groupMembers.lastName,
        userUid: groupMembers.userId,
      },
      teamId: eventPlayers.teamId,
      handicap: eventPlayers.handicap,
    })
    .from(eventPlayers)
    .innerJoin(groupMembers, eq(groupMembers.id, eventPlayers.memberId))
    .where(eq(eventPlayers.eventId, id))
    .orderBy(asc(groupMembers.nameKey), asc(groupMembers.id));
  const cards = await db
    .select()
    .from(eventCards)
    .where(
      inArray(
        eventCards.roundId,
        rounds.map((round) => round.id),
      ),
    );
  const tees = await findTees(
    db,
    cards.map(({ teeId }) => teeId),
  );
  return {
    event,
    entrants,
    rounds: rounds.map((round) => ({
      ...round,
      cards: new Map(
        cards.flatMap((card) => {
          const tee = tees.get(card.teeId);
          return tee && card.roundId === round.id ? [[card.memberId, { ...card, tee }]] : [];
        }),
      ),
    })),
  };
}

/** The rounds that count: those that have begun, without abandoned ones unless there are no others. */
export function countingRounds({ rounds }: Pick<PlayedEvent, 'rounds'>): EventRound[] {
  const begun = rounds.filter(({ cards }) => cards.size > 0);
  const whole = begun.filter(({ status }) => status !== 'ABANDONED');
  return whole.length > 0 ? whole : begun;
}

export type Progress = {
  /** Nobody plays any more, and nobody will: ties are separated. */
  over: boolean;
  /** Rounds are to follow those that count so far. */
  toCome: boolean;
  /** What those are who have begun and are not at the end. */
  unfinished: string;
};

export function progressOf({ rounds }: Pick<PlayedEvent, 'rounds'>): Progress {
  const toCome = rounds.some(({ status }) => status === 'NOT_STARTED');
  const under = rounds.find(({ status }) => status === 'IN_PROGRESS');
  const stopped = rounds.findLast(({ cards, status }) => cards.size > 0 && !isOver(status));
  return { over: !toCome && !under, toCome, unfinished: under?.status ?? stopped?.status ?? 'IN_PROGRESS' };
}
