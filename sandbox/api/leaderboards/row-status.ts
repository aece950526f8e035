import type { LeaderboardRow } from '@/sandbox/api/shapes';
import { describeCountback } from '@/sandbox/golf/leaderboard/describe-countback';
import type { NoResult } from '@/sandbox/golf/leaderboard/leaderboard';
import type { Placed } from '@/sandbox/golf/leaderboard/leaderboard-standings';

const noResults: Readonly<Record<NoResult, string>> = {
  withdrawn: 'WITHDRAWN',
  disqualified: 'DISQUALIFIED',
  noReturn: 'NO_RETURN',
};

type Progress = { thru: number; finished: boolean; noResult: NoResult | null; rounds: readonly { thru: number }[] };

/** @param unfinished the status of a player who has started and not finished */
export function statusOf({ finished, noResult, rounds }: Progress, unfinished: string): string {
  if (noResult) return noResults[noResult];
  if (rounds.every(({ thru }) => thru === 0)) return 'NOT_STARTED';
  return finished ? 'FINISHED' : unfinished;
}

export function placeOf({ place, tied, countback }: Placed): Pick<LeaderboardRow, 'position' | 'tied' | 'countback'> {
  return { position: place, tied, countback: countback && describeCountback(countback) };
}
