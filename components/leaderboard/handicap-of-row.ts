import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import { orNull } from '@/lib/contract/unread';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { type Derived, explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';

type Field = { scoringFormat: string; lowestPar: number | null; holes: number; indexNote: string };

/** How a row's playing handicap comes about; null where it has none. */
export function derivedOf(row: LeaderboardRow, { scoringFormat, lowestPar, holes, indexNote }: Field): Derived | null {
  if (row.playingHandicap == null) return null;
  const index = orNull(() => row.handicap) ?? null;
  const tee = orNull(() => row.tee) ? ratingOf(row) : null;
  const field = { allowance: recommendedAllowance(scoringFormat), lowestPar };
  return explainPlayingHandicap({ index, indexNote, tee, holes }, field, row.playingHandicap);
}

function ratingOf(row: LeaderboardRow) {
  return {
    courseRating: orNull(() => row.tee?.courseRating),
    slopeRating: orNull(() => row.tee?.slopeRating),
    par: orNull(() => row.tee?.par),
  };
}

export function lowestParOf(rows: readonly LeaderboardRow[]): number | null {
  const pars = rows.flatMap((row) => orNull(() => row.tee?.par) ?? []);
  return pars.length === 0 ? null : Math.min(...pars);
}
