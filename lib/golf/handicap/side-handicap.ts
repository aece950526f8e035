import { add, compare, type Fraction, fraction } from '@/lib/golf/scoring/fraction';
import { withAllowance } from './playing-handicap';

/** Appendix C: adds up shares of the Course Handicaps, the lowest handicap first. The result is not rounded. */
export function sideHandicap(courseHandicaps: readonly Fraction[], shares: readonly number[]): Fraction {
  if (courseHandicaps.length !== shares.length) {
    throw new RangeError(`A side has ${shares.length} players, not ${courseHandicaps.length}`);
  }
  return courseHandicaps
    .toSorted(compare)
    .reduce((sum, handicap, place) => add(sum, withAllowance(handicap, shares[place] ?? 0)), fraction(0));
}
