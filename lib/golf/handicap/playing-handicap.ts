import { add, type Fraction, fraction, multiply } from '@/lib/golf/scoring/fraction';

/** Rule 6.2a. Neither the Course Handicap nor the result is rounded. */
export function withAllowance(courseHandicap: Fraction, percent: number): Fraction {
  return multiply(courseHandicap, fraction(percent, 100));
}

/** Rule 6.2b: in stroke formats, adds the difference in par for tees of a higher par. Not for Stableford. */
export function withParDifference(handicap: Fraction, teePar: number, lowestPar: number): Fraction {
  return add(handicap, fraction(teePar - lowestPar));
}
