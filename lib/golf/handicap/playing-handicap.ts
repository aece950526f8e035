import { add, type Fraction, fraction, multiply } from '@/lib/golf/scoring/fraction';

/** Rule 6.2a. Rounds neither the Course Handicap nor the result. */
export function withAllowance(courseHandicap: Fraction, percent: number): Fraction {
  return multiply(courseHandicap, fraction(percent, 100));
}

/** Rule 6.2b, for stroke formats but not Stableford: adds the difference between a tee's par and the lowest par. */
export function withParDifference(handicap: Fraction, teePar: number, lowestPar: number): Fraction {
  return add(handicap, fraction(teePar - lowestPar));
}
