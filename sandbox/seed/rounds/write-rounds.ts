import { cards, friendlyRoundPlayers, friendlyRounds } from '../../db/schema/friendly-rounds';
import { type WriteRows, writeEach } from '../load/load';
import { recordRound } from '../people/activity';
import type { Random } from '../random';
import type { SeedSize } from '../size';
import type { Format, Participant, Played } from './handicaps';

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

/** Makes the database rows of a round. `winner` is an index in `entries`. */
export function toRows(random: Random, round: Round, entries: readonly Entry[], winner: number | null): RoundRows {
  const players = entries.map((entry, place) => ({
    ...entry,
    id: random.uuid(),
    friendlyRoundId: round.id,
    roundCreatedAt: round.createdAt,
    position: place + 1,
    membershipType: entry.user ? 'APPLICATION_USER' : 'NON_APPLICATION_USER',
    userId: entry.user?.id ?? null,
    teeId: entry.tee.id,
    courseHandicap: entry.course,
    playingHandicap: entry.playing,
  }));
  const [first] = players;
  if (!first) throw new RangeError('The round has no players');
  return {
    round: {
      ...round,
      teeId: first.teeId,
      scoringFormat: round.format.scoring,
      matchplayFormat: round.format.matchplay,
      winnerPlayerId: winner === null ? null : (players[winner]?.id ?? null),
    },
    players,
    cards: entries.flatMap(({ scores }, place) => {
      const playerId = players[place]?.id;
      return scores && playerId ? [{ playerId, scores: [...scores] }] : [];
    }),
  };
}

const roundsPerBatch = 1_000;
/** After making this many rounds, the code lets the event loop run, for example to receive database results. */
const roundsPerTurn = 25;
const roundsPerReport = 50_000;

type WriteContext = { lastPlayed: Map<string, Date>; step: (line: string) => void; pause: () => Promise<void> };

/** Makes each batch of rounds while the previous one is written, so that at most two are in memory. */
export async function writeRounds(
  write: WriteRows,
  rounds: Iterable<RoundRows>,
  { friendlyRounds: all }: SeedSize,
  { lastPlayed, step, pause }: WriteContext,
): Promise<void> {
  const parts = Math.max(5, Math.floor(all / roundsPerReport));
  let batch: RoundRows[] = [];
  let writing = Promise.resolve();
  let count = 0;
  let reported = 0;
  try {
    for (const made of rounds) {
      batch.push(made);
      count += 1;
      for (const { userId } of made.players) if (userId) recordRound(lastPlayed, userId, made.round.createdAt);
      if (count % roundsPerTurn === 0) await pause();
      if (batch.length < roundsPerBatch && count < all) continue;
      await writing;
      writing = writeBatch(write, batch);
      writing.catch(() => {});
      batch = [];
      if (Math.floor((parts * count) / all) === reported) continue;
      reported = Math.floor((parts * count) / all);
      await writing;
      step(`${count} of ${all} friendly rounds (${Math.floor((100 * count) / all)}%)`);
    }
  } finally {
    // Waits even after a failure, because no write may still run when the transaction ends.
    await writing;
  }
}

function writeBatch(write: WriteRows, batch: readonly RoundRows[]): Promise<void> {
  return writeEach(
    write,
    [friendlyRounds, batch.map(({ round }) => round)],
    [friendlyRoundPlayers, batch.flatMap(({ players }) => players)],
    [cards, batch.flatMap((made) => made.cards)],
  );
}
