import { boardOf, isTeamMatch, type StrokeBoard } from '@/lib/contract/boards';
import type { Data } from '@/sandbox/api/context';
import {
  addOutcomes,
  formatNotPlayed,
  individualRows,
  outcomeOfRows,
  scorecardOf,
} from '@/sandbox/api/leaderboards/leaderboards';
import type { FriendlyRound, MatchRow, RoundOutcome } from '@/sandbox/api/shapes';
import { type Format, formatOf } from '@/sandbox/golf/scoring/formats';
import { cardsOf, findPlayedRound, findPlayedRounds, matchRow, type PlayedRound } from './played-round';

type Sides = 'individual' | 'team';

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function friendlyLeaderboard(data: Data, id: string, board: StrokeBoard) {
  const round = await findPlayedRound(data, id);
  const format = requireFormat(round, board);
  return {
    scoringFormat: round.scoringFormat,
    holesCount: round.players[0]?.tee.holes.length ?? null,
    items: individualRows(cardsOf(round), format, round.status),
  };
}

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function friendlyScorecards(data: Data, id: string, board: StrokeBoard) {
  const round = await findPlayedRound(data, id);
  const format = requireFormat(round, board);
  return { scoringFormat: round.scoringFormat, items: cardsOf(round).map((card) => scorecardOf(card, format)) };
}

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function friendlyMatches(data: Data, id: string, sides: Sides) {
  const round = await findPlayedRound(data, id);
  const { matchplayFormat } = round;
  if (matchplayFormat === null || sidesOf(matchplayFormat) !== sides) throw formatNotPlayed(...playedAs(round));
  const holesCount = round.players[0]?.tee.holes.length ?? null;
  return { matchplayFormat, holesCount, items: [matchRow(round)] };
}

function requireFormat(round: PlayedRound, board: StrokeBoard): Format {
  const format = formatOf(round.scoringFormat);
  if (!format || boardOf(round.scoringFormat) !== board) throw formatNotPlayed(...playedAs(round));
  return format;
}

function playedAs({ scoringFormat, matchplayFormat }: PlayedRound): [played: string, ask: string | null] {
  if (matchplayFormat !== null) return [matchplayFormat, `matchplay/${sidesOf(matchplayFormat)}-leaderboard`];
  const board = boardOf(scoringFormat);
  return [scoringFormat, board && `${board}/individual-leaderboard`];
}

function sidesOf(matchplayFormat: string): Sides {
  return isTeamMatch(matchplayFormat) ? 'team' : 'individual';
}

export const withOutcomes = (data: Data, items: readonly FriendlyRound[]) =>
  addOutcomes(data, 'outcomes of friendly rounds', items, async (over) => {
    const found = over.map(({ uid, matchplayFormat = null, ...round }) => ({ ...round, id: uid, matchplayFormat }));
    return (await findPlayedRounds(data, found)).map((round) => [round.uid, outcomeOf(round)]);
  });

function outcomeOf(round: PlayedRound): RoundOutcome | null {
  if (round.matchplayFormat !== null) return outcomeOfMatch(matchRow(round));
  const format = formatOf(round.scoringFormat);
  return format && outcomeOfRows(individualRows(cardsOf(round), format, round.status), format);
}

function outcomeOfMatch({ sideA, sideB, winnerUid, result }: MatchRow): RoundOutcome {
  const winner = [sideA, sideB].find(({ uid }) => uid === winnerUid);
  const playersOf = ({ players }: MatchRow['sideA'], side: 'A' | 'B' | null) =>
    players.map(({ uid, firstName, lastName, userUid }) => ({
      uid,
      name: `${firstName} ${lastName}`.trim(),
      userUid: userUid ?? null,
      side,
    }));
  const winners = winner ? playersOf(winner, null) : [...playersOf(sideA, 'A'), ...playersOf(sideB, 'B')];
  return { winners, tied: !winner, margin: winner ? (result ?? null) : null };
}
