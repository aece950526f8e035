import type { Data } from '@/sandbox/api/context';
import { individualRows } from '@/sandbox/api/leaderboards/individual-rows';
import { outcomeOfRows } from '@/sandbox/api/leaderboards/outcome-of-rows';
import type { FriendlyRound, MatchRow, RoundOutcome } from '@/sandbox/api/shapes';
import { formatOf } from '@/sandbox/golf/leaderboard/scoring-format';
import { matchRow } from './match-row';
import { cardsOf, findPlayedRounds, type PlayedRound } from './played-round';

/** Adds to rounds that are over how they ended. */
export async function withOutcomes(data: Data, items: readonly FriendlyRound[]): Promise<FriendlyRound[]> {
  const over = new Map(items.filter(({ status }) => status === 'COMPLETED').map((round) => [round.uid, round]));
  const outcomes = await data.cache.records(data.db, 'outcomes of friendly rounds', [...over.keys()], (uids) =>
    outcomesOf(
      data,
      uids.flatMap((uid) => over.get(uid) ?? []),
    ),
  );
  return items.map((round) => ({ ...round, outcome: outcomes.get(round.uid) ?? null }));
}

async function outcomesOf(data: Data, rounds: readonly FriendlyRound[]): Promise<ReadonlyMap<string, RoundOutcome>> {
  const played = await findPlayedRounds(
    data,
    rounds.map(({ uid, matchplayFormat = null, ...round }) => ({ ...round, id: uid, matchplayFormat })),
  );
  return new Map(
    played.flatMap((round) => {
      const outcome = outcomeOf(round);
      return outcome ? [[round.uid, outcome] as const] : [];
    }),
  );
}

function outcomeOf(round: PlayedRound): RoundOutcome | null {
  if (round.matchplayFormat !== null) return outcomeOfMatch(matchRow(round));
  const format = formatOf(round.scoringFormat);
  if (!format) return null;
  return outcomeOfRows(individualRows(cardsOf(round), format, { countback: false, roundStatus: round.status }), format);
}

function outcomeOfMatch({ sideA, sideB, winnerUid, result }: MatchRow): RoundOutcome {
  const winner = [sideA, sideB].find(({ uid }) => uid === winnerUid);
  const players = winner ? winner.players : [...sideA.players, ...sideB.players];
  const winners = players.map(({ uid, firstName, lastName, userUid }) => ({
    uid,
    name: `${firstName} ${lastName}`.trim(),
    userUid: userUid ?? null,
  }));
  return { winners, tied: !winner, margin: winner ? (result ?? null) : null };
}
