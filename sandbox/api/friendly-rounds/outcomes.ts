import { inArray } from 'drizzle-orm';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { MatchRow } from '@/lib/contract/matches';
import type { Outcome } from '@/lib/contract/outcomes';
import type { ApiContext } from '@/sandbox/api/context';
import { individualRows } from '@/sandbox/api/leaderboards/individual-rows';
import { outcomeOfRows } from '@/sandbox/api/leaderboards/outcome-of-rows';
import type { Database } from '@/sandbox/db/database';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { formatOf } from '@/sandbox/golf/leaderboard/scoring-format';
import { matchRow } from './match-row';
import { cardsOf, findPlayedRounds, type PlayedRound } from './played-round';

/** Adds to rounds that are over how they ended. */
export async function withOutcomes(
  { db, cache }: Pick<ApiContext, 'db' | 'cache'>,
  items: readonly FriendlyRound[],
): Promise<FriendlyRound[]> {
  const over = items.flatMap(({ uid, status }) => (status === 'COMPLETED' ? [uid] : []));
  const outcomes =
    over.length === 0 ? NONE : await cache.figures(db, 'outcomes of friendly rounds', over, () => outcomesOf(db, over));
  return items.map((round) => ({ ...round, outcome: outcomes.get(round.uid) ?? null }));
}

const NONE: ReadonlyMap<string, Outcome> = new Map();

async function outcomesOf(db: Database, ids: string[]): Promise<ReadonlyMap<string, Outcome>> {
  const rows = await db.select().from(friendlyRounds).where(inArray(friendlyRounds.id, ids));
  const played = await findPlayedRounds(db, rows);
  return new Map(
    played.flatMap((round) => {
      const outcome = outcomeOf(round);
      return outcome ? [[round.uid, outcome] as const] : [];
    }),
  );
}

function outcomeOf(round: PlayedRound): Outcome | null {
  if (round.matchplayFormat !== null) return outcomeOfMatch(matchRow(round));
  const format = formatOf(round.scoringFormat);
  if (!format) return null;
  return outcomeOfRows(individualRows(cardsOf(round), format, { countback: false, roundStatus: round.status }), format);
}

function outcomeOfMatch({ sideA, sideB, winnerUid, result }: MatchRow): Outcome {
  const winner = [sideA, sideB].find(({ uid }) => uid === winnerUid);
  const players = winner ? winner.players : [...sideA.players, ...sideB.players];
  const winners = players.map(({ uid, firstName, lastName }) => ({ uid, name: `${firstName} ${lastName}`.trim() }));
  return { winners, tied: !winner, margin: winner ? (result ?? null) : null };
}
