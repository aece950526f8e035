import type { Explained } from '@/components/golf/why/explained';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import { faultOf } from '@/lib/contract/wire/unread';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';

export type Field = { scoringFormat: string; lowestPar: number | null; holes: number; indexNote: string };

/** How a row's playing handicap comes about. */
export function derivedOf(row: LeaderboardRow, { scoringFormat, lowestPar, holes, indexNote }: Field): Explained {
  const unread = faultOf(row, 'handicap', 'playingHandicap', ...RATINGS);
  if (unread) return { unread };
  const { handicap: index = null, playingHandicap = null, tee = null } = row;
  const field = { allowance: recommendedAllowance(scoringFormat), lowestPar };
  return explainPlayingHandicap({ index, indexNote, tee, holes }, field, playingHandicap);
}

const RATINGS = ['tee.courseRating', 'tee.slopeRating', 'tee.par'] as const;

/** The lowest par of the field. */
export function lowestParOf(rows: readonly LeaderboardRow[]): number | null {
  const pars = rows.flatMap((row) => row.tee?.par ?? []);
  return pars.length === 0 ? null : Math.min(...pars);
}
