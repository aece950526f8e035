import { add, type Fraction, fraction, multiply } from '@/lib/golf/scoring/fraction';

/** Rule 6.2a, before rounding, from the unrounded Course Handicap. */
export function withAllowance(courseHandicap: Fraction, percent: number): Fraction {
  return multiply(courseHandicap, fraction(percent, 100));
}

/** Rule 6.2b: in stroke formats, tees of a higher par add the difference in par. Not in Stableford. */
export function withParDifference(handicap: Fraction, teePar: number, lowestPar: number): Fraction {
  return add(handicap, fraction(teePar - lowestPar));
}
