import 'server-only';
import { type Board, boardOf, type FriendlyBoards, isTeamMatch } from '@/lib/contract/boards';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { toResult } from '@/lib/contract/result';
import { getFriendlyLeaderboard, getFriendlyScorecards, getMatches } from './leaderboards';

/** The scoring of a round on the requested board, or on its format's; null for a format without one. */
export async function friendlyBoards(round: FriendlyRound, requested: Board | null): Promise<FriendlyBoards | null> {
  const { uid, scoringFormat, matchplayFormat } = round;
  const board = requested ?? boardOf(scoringFormat);
  if (board === null) return null;
  if (board === 'matchplay') {
    const sides = matchplayFormat && isTeamMatch(matchplayFormat) ? 'team' : 'individual';
    return { board, matches: await toResult(getMatches(sides, uid)) };
  }
  const [leaderboard, cards] = await Promise.all([
    toResult(getFriendlyLeaderboard(board, uid)),
    toResult(getFriendlyScorecards(board, uid)),
  ]);
  return { board, leaderboard, cards };
}
