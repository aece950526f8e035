import 'server-only';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { type Board, boardOf, isTeamMatch } from '@/lib/contract/leaderboards';
import { type Result, toResult } from '@/lib/contract/result';
import { getFriendlyLeaderboard, getFriendlyScorecards, getMatches } from './friendly-rounds';
import type { LeaderboardRows, MatchRows, ScorecardRows } from './leaderboards';

export type FriendlyBoards =
  | { board: 'matchplay'; matches: Result<MatchRows> }
  | {
      board: Exclude<Board, 'matchplay'>;
      leaderboard: Result<LeaderboardRows>;
      cards: Result<ScorecardRows>;
    };

/** What the round is scored on: the board that is asked for, else its own; null for a format that has none. */
export async function friendlyBoards(round: FriendlyRound, asked: Board | null): Promise<FriendlyBoards | null> {
  const { uid, scoringFormat, matchplayFormat } = round;
  const board = asked ?? boardOf(scoringFormat);
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
