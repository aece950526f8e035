import { cards, friendlyRoundPlayers, friendlyRounds } from '../../db/schema/friendly-rounds';
import type { WriteRows } from '../load/load';
import { recordRound } from '../people/activity';
import type { SeedSize } from '../size';
import type { RoundRows } from './round-rows';

const roundsAtOnce = 1_000;
/** While these are made nobody else has a turn, the database's answers included. */
const roundsATurn = 25;
const roundsATold = 50_000;

type CliError = { lastPlayed: Map<string, Date>; step: (line: string) => void; pause: () => Promise<void> };

/** Makes rounds while those before are being written: never more than two batches are held. */
export async function writeRounds(
  write: WriteRows,
  rounds: Iterable<RoundRows>,
  { friendlyRounds: all }: SeedSize,
  { lastPlayed, step, pause }: CliError,
): Promise<void> {
  const parts = Math.max(5, Math.floor(all / roundsATold));
  let batch: RoundRows[] = [];
  let writing = Promise.resolve();
  let count = 0;
  let told = 0;
  try {
    for (const made of rounds) {
      batch.push(made);
      count += 1;
      for (const { userId } of made.players) if (userId) recordRound(lastPlayed, userId, made.round.createdAt);
      if (count % roundsATurn === 0) await pause();
      if (batch.length < roundsAtOnce && count < all) continue;
      await writing;
      writing = writeBatch(write, batch);
      writing.catch(() => {});
      batch = [];
      if (Math.floor((parts * count) / all) === told) continue;
      told = Math.floor((parts * count) / all);
      await writing;
      step(`${count} of ${all} friendly rounds (${Math.floor((100 * count) / all)}%)`);
    }
  } finally {
    // Also when it ends early: nothing may be written any more once the transaction is over.
    await writing;
  }
}

async function writeBatch(write: WriteRows, batch: readonly RoundRows[]): Promise<void> {
  await write(
    friendlyRounds,
    batch.map(({ round }) => round),
  );
  await write(
    friendlyRoundPlayers,
    batch.flatMap(({ players }) => players),
  );
  await write(
    cards,
    batch.flatMap((made) => made.cards),
  );
}
