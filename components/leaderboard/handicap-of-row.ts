import { readTee } from '@/components/why/explained';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import { recommendedAllowance } from '@/lib/golf/handicap/allowances';
import { type Derived, explainPlayingHandicap } from '@/lib/golf/handicap/derive-playing-handicap';

type Field = { scoringFormat: string; lowestPar: number | null; holes: number; indexNote: string };

/** How a row's playing handicap comes about. @throws UnreadField where it needs a figure that could not be read */
export function derivedOf(row: LeaderboardRow, { scoringFormat, lowestPar, holes, indexNote }: Field): Derived {
  const { handicap: index = null, playingHandicap = null } = row;
  const tee = readTee(row.tee);
  const field = { allowance: recommendedAllowance(scoringFormat), lowestPar };
  return explainPlayingHandicap({ index, indexNote, tee, holes }, field, playingHandicap);
}

/** The lowest par of the field. @throws UnreadField where one of them could not be read, and may be lower */
export function lowestParOf(rows: readonly LeaderboardRow[]): number | null {
  const pars = rows.flatMap((row) => row.tee?.par ?? []);
  return pars.length === 0 ? null : Math.min(...pars);
}
