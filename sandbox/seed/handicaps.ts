import { foursomesShares, greensomesShares, individualAllowance } from '@/lib/golf/allowances';
import { courseHandicap } from '@/lib/golf/course-handicap';
import { type Fraction, round } from '@/lib/golf/fraction';
import { fourBallStrokes, singlesStrokes, strokesFromLowest } from '@/lib/golf/match-strokes';
import { withAllowance, withParDifference } from '@/lib/golf/playing-handicap';
import { sideHandicap } from '@/lib/golf/side-handicap';
import type { PlayedTee } from './layout';

export type Format = { scoring: string; matchplay: string | null };
export type Side = 1 | 2;
export type Entrant = { handicapIndex: number; tee: PlayedTee; side: Side | null };

/** Formats where a side plays one ball; its card is the first partner's. */
export const sharesOfOneBall: Readonly<Record<string, readonly number[]>> = {
  FOURSOMES: foursomesShares,
  GREENSOMES: greensomesShares,
};

/** Course handicaps, and what the strokes of the day come from: in a match the difference from the lowest. */
export function handicapsOf(entrants: readonly Entrant[], format: Format): { course: number; playing: number }[] {
  const unrounded = entrants.map(({ handicapIndex, tee }) =>
    courseHandicap(handicapIndex, { ...tee, holes: tee.holes.length }),
  );
  const byPoints = format.scoring.endsWith('STABLEFORD');
  const lowestPar = Math.min(...entrants.map(({ tee }) => tee.par));
  const forPar = (handicap: Fraction, index: number) =>
    withParDifference(handicap, byPoints ? lowestPar : (entrants[index]?.tee.par ?? lowestPar), lowestPar);
  const playing =
    format.matchplay === null
      ? unrounded.map((handicap, index) => round(forPar(withAllowance(handicap, individualAllowance), index)))
      : strokesInMatch(entrants, unrounded.map(forPar), format.matchplay);
  return unrounded.map((handicap, index) => ({ course: round(handicap), playing: playing[index] ?? 0 }));
}

function strokesInMatch(entrants: readonly Entrant[], handicaps: readonly Fraction[], matchplay: string): number[] {
  const shares = sharesOfOneBall[matchplay];
  if (shares) {
    const sides = ([1, 2] as const).map((side) => handicaps.filter((_, index) => entrants[index]?.side === side));
    const [first = 0, second = 0] = strokesFromLowest(sides.map((side) => sideHandicap(side, shares)));
    return entrants.map(({ side }) => (side === 1 ? first : second));
  }
  if (matchplay === 'FOUR_BALL') return fourBallStrokes(handicaps);
  return singlesStrokes(handicaps);
}
