import type { cards, friendlyRoundPlayers, friendlyRounds } from '../../db/schema/friendly-rounds';
import type { Random } from '../random';
import type { Format } from './handicaps';
import type { Participant } from './round-setup';
import type { Played } from './winner';

export type RoundRows = {
  round: typeof friendlyRounds.$inferInsert;
  players: (typeof friendlyRoundPlayers.$inferInsert)[];
  cards: (typeof cards.$inferInsert)[];
};

type Round = {
  id: string;
  createdAt: Date;
  createdBy: string;
  courseId: string;
  eventId: string | null;
  status: string;
  format: Format;
};
type Entry = Participant & Played & { course: number };

/** The database rows of a round; `winner` is an index of `entries`. */
export function toRows(random: Random, round: Round, entries: readonly Entry[], winner: number | null): RoundRows {
  const players = entries.map((entry, place) => ({
    id: random.uuid(),
    friendlyRoundId: round.id,
    roundCreatedAt: round.createdAt,
    position: place + 1,
    side: entry.side,
    membershipType: entry.golfer ? 'APPLICATION_USER' : 'NON_APPLICATION_USER',
    userId: entry.golfer?.id ?? null,
    firstName: entry.firstName,
    lastName: entry.lastName,
    gender: entry.gender,
    handicapIndex: entry.handicapIndex,
    teeId: entry.tee.id,
    courseHandicap: entry.course,
    playingHandicap: entry.playing,
  }));
  const [first] = players;
  if (!first) throw new RangeError('The round has no players');
  return {
    round: {
      id: round.id,
      createdAt: round.createdAt,
      createdBy: round.createdBy,
      teeId: first.teeId,
      courseId: round.courseId,
      eventId: round.eventId,
      scoringFormat: round.format.scoring,
      matchplayFormat: round.format.matchplay,
      status: round.status,
      winnerPlayerId: winner === null ? null : (players[winner]?.id ?? null),
    },
    players,
    cards: entries.flatMap(({ scores }, place) => {
      const playerId = players[place]?.id;
      return scores && playerId ? [{ playerId, scores: [...scores] }] : [];
    }),
  };
}
