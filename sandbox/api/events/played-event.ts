import { asc, eq, inArray } from 'drizzle-orm';
import type { Data } from '@/sandbox/api/context';
import { findTees } from '@/sandbox/api/courses/queries';
import type { Player, RatedTee } from '@/sandbox/api/shapes';
import { eventCards } from '@/sandbox/db/schema/event-scores';
import { eventPlayers, eventRounds, type events } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';
import { isRoundOver } from '@/sandbox/golf/scoring/formats';
import { playerFields, requireEvent } from './team-queries';

type CardRow = typeof eventCards.$inferSelect;

type Entrant = { player: Player; teamId: string | null; handicap: number | null };
export type EventCard = CardRow & { tee: RatedTee };
export type EventRound = typeof eventRounds.$inferSelect & {
  /** Cards by member uid; empty before the round starts and if it was cancelled. */
  cards: ReadonlyMap<string, EventCard>;
};

export type PlayedEvent = {
  event: Pick<typeof events.$inferSelect, 'id' | 'scoringFormat' | 'teamFormat'>;
  /** The rounds in the order of play. */
  rounds: EventRound[];
  /** The players, sorted by name. */
  entrants: Entrant[];
};

/** An event with its players and cards. @throws ORPCError NOT_FOUND */
export async function findPlayedEvent(data: Data, group: string, id: string): Promise<PlayedEvent> {
  const event = await requireEvent(data.db, group, id);
  const [played] = await findPlayedEvents(data, [event]);
  return played ?? { event, rounds: [], entrants: [] };
}

export async function findPlayedEvents(data: Data, found: readonly PlayedEvent['event'][]): Promise<PlayedEvent[]> {
  const { db } = data;
  const ids = found.map(({ id }) => id);
  const inPlayOrder = [asc(eventRounds.eventId), asc(eventRounds.number)];
  const rounds = await db
    .select()
    .from(eventRounds)
    .where(inArray(eventRounds.eventId, ids))
    .orderBy(...inPlayOrder);
  const entrants = await db
    .select({
      eventId: eventPlayers.eventId,
      player: playerFields,
      teamId: eventPlayers.teamId,
      handicap: eventPlayers.handicap,
    })
    .from(eventPlayers)
    .innerJoin(groupMembers, eq(groupMembers.id, eventPlayers.memberId))
    .where(inArray(eventPlayers.eventId, ids))
    .orderBy(asc(groupMembers.nameKey), asc(groupMembers.id));
  const roundIds = rounds.map((round) => round.id);
  const cards = await db.select().from(eventCards).where(inArray(eventCards.roundId, roundIds));
  const teeIds = cards.map(({ teeId }) => teeId);
  const tees = await findTees(data, teeIds);
  const [roundsOf, entrantsOf] = [
    Map.groupBy(rounds, (one) => one.eventId),
    Map.groupBy(entrants, (one) => one.eventId),
  ];
  const cardsOf = Map.groupBy(cards, ({ roundId }) => roundId);
  return found.map((event) => ({
    event,
    entrants: (entrantsOf.get(event.id) ?? []).map(({ eventId: _, ...entrant }) => entrant),
    rounds: (roundsOf.get(event.id) ?? []).map((round) => ({
      ...round,
      cards: new Map(
        (cardsOf.get(round.id) ?? []).flatMap((card) => {
          const tee = tees.get(card.teeId);
          return tee ? [[card.memberId, { ...card, tee }]] : [];
        }),
      ),
    })),
  }));
}

/**
 * The rounds that a leaderboard adds up: all started rounds except abandoned ones, or the abandoned ones if there are
 * no others.
 */
export function countingRounds({ rounds }: Pick<PlayedEvent, 'rounds'>): EventRound[] {
  const begun = rounds.filter(({ cards }) => cards.size > 0);
  const whole = begun.filter(({ status }) => status !== 'ABANDONED');
  return whole.length > 0 ? whole : begun;
}

export type Progress = {
  /** True if no round is pending or in progress. Until then, countback breaks no ties. */
  over: boolean;
  toCome: boolean;
  /** The status of players who have started but not finished. */
  unfinished: string;
};

export function progressOf({ rounds }: Pick<PlayedEvent, 'rounds'>): Progress {
  const toCome = rounds.some(({ status }) => status === 'NOT_STARTED');
  const current = rounds.find(({ status }) => status === 'IN_PROGRESS');
  const stopped = rounds.findLast(({ cards, status }) => cards.size > 0 && !isRoundOver(status));
  return { over: !toCome && !current, toCome, unfinished: current?.status ?? stopped?.status ?? 'IN_PROGRESS' };
}
