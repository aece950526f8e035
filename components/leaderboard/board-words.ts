import type { Board } from '@/lib/contract/boards';
import type { LeaderboardRows } from '@/lib/contract/leaderboards';
import { soundItems } from '@/lib/contract/page';
import { boardRows } from './rows';

/** What does not add up on a leaderboard, without names. */
export function boardWords(leaderboard: LeaderboardRows, board: Board): string[] {
  return soundItems(boardRows(leaderboard, board).rows).flatMap(({ rankFault, sumFault }) =>
    [rankFault, sumFault].filter((words) => words !== null),
  );
}
