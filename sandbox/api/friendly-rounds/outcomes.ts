import type { Data } from '@/sandbox/api/context';
import { addOutcomes, outcomeOfRows } from '@/sandbox/api/leaderboards/outcomes';
import { individualRows } from '@/sandbox/api/leaderboards/rows';
import type { FriendlyRound, MatchRow, Outcome } from '@/sandbox/api/shapes';
import { formatOf } from '@/sandbox/golf/scoring/formats';
import { matchRow } from './match-row';
import { cardsOf, findPlayedRounds, type PlayedRound } from './played-round';

/** Adds to rounds that are over how they ended. */
export const withOutcomes = (data: Data, items: readonly FriendlyRound[]) =>
  addOutcomes(data, 'outcomes of friendly rounds', items, async (over) => {
    const found = over.map(({ uid, matchplayFormat = null, ...round }) => ({ ...round, id: uid, matchplayFormat }));
    return (await findPlayedRounds(data, found)).map((round) => [round.uid, outcomeOf(round)]);
  });

function outcomeOf(round: PlayedRound): Outcome | null {
  if (round.matchplayFormat !== null) return outcomeOfMatch(matchRow(round));
  const format = formatOf(round.scoringFormat);
  return format && outcomeOfRows(individualRows(cardsOf(round), format, round.status), format);
}

function outcomeOfMatch({ sideA, sideB, winnerUid, result }: MatchRow): Outcome {
  const winner = [sideA, sideB].find(({ uid }) => uid === winnerUid);
  const players = winner ? winner.players : [...sideA.players, ...sideB.players];
  const winners = players.map(({ uid, firstName, lastName }) => ({ uid, name: `${firstName} ${lastName}`.trim() }));
  return { winners, tied: !winner, margin: winner ? (result ?? null) : null };
}
