import { add, compare, type Fraction, fraction, multiply, round, subtract } from './fraction';

/** Handicap allowances in percent (Rules of Handicapping, Appendix C). */
export const individualAllowance = 95;
export const singlesMatchAllowance = 100;
export const fourBallMatchAllowance = 90;
/** Shares of the side's Course Handicaps, the lowest first. */
export const foursomesShares = [50, 50] as const;
export const greensomesShares = [60, 40] as const;
export const scrambleOfFourShares = [25, 20, 15, 10] as const;

/** Rule 6.2a, before rounding. It takes the unrounded Course Handicap. */
export function withAllowance(courseHandicap: Fraction, percent: number): Fraction {
  return multiply(courseHandicap, fraction(percent, 100));
}

export function playingHandicap(courseHandicap: Fraction, percent: number): number {
  return round(withAllowance(courseHandicap, percent));
}

/** Of a side that plays one ball, before rounding. */
export function sideHandicap(courseHandicaps: readonly Fraction[], shares: readonly number[]): Fraction {
  if (courseHandicaps.length !== shares.length) {
    throw new RangeError(`${shares.length} players expected, ${courseHandicaps.length} given`);
  }
  return courseHandicaps
    .toSorted(compare)
    .reduce((sum, handicap, place) => add(sum, withAllowance(handicap, shares[place] ?? 0)), fraction(0));
}

/** Rule 6.2b: from different tees and by strokes, the higher par adds the difference. Not in Stableford. */
export function withParDifference(handicap: Fraction, teePar: number, lowestPar: number): Fraction {
  return add(handicap, fraction(teePar - lowestPar));
}

/**
 * Strokes received in a match: the lowest plays off zero, the others get their difference from the lowest. A
 * four-ball takes its allowance of the unrounded difference and rounds last; single players' handicaps are whole.
 */
export function strokesFromLowest(handicaps: readonly Fraction[], percent = 100): number[] {
  const [lowest = fraction(0)] = handicaps.toSorted(compare);
  return handicaps.map((handicap) => playingHandicap(subtract(handicap, lowest), percent));
}
