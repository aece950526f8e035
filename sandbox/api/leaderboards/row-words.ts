import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import { countbackWords } from '@/lib/golf/countback-words';
import type { NoResult } from '@/lib/golf/leaderboard';
import type { Placed } from '@/lib/golf/leaderboard-standings';

const noResults: Readonly<Record<NoResult, string>> = {
  withdrawn: 'WITHDRAWN',
  disqualified: 'DISQUALIFIED',
  noReturn: 'NO_RETURN',
};

type Progress = { thru: number; finished: boolean; noResult: NoResult | null };

/** @param roundStatus what those are whose round was begun and is not at its end */
export function statusOf({ thru, finished, noResult }: Progress, roundStatus: string): string {
  if (noResult) return noResults[noResult];
  if (thru === 0) return 'NOT_STARTED';
  return finished ? 'FINISHED' : roundStatus;
}

export function placeOf({ place, tied, countback }: Placed): Pick<LeaderboardRow, 'position' | 'tied' | 'countback'> {
  return { position: place, tied, countback: countback && countbackWords(countback) };
}
