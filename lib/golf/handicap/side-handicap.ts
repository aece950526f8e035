import { add, compare, type Fraction, fraction } from '@/lib/golf/scoring/fraction';
import { withAllowance } from './playing-handicap';

/** Appendix C: adds up shares of Course Handicaps, unrounded, the first share of the lowest handicap. */
export function sideHandicap(courseHandicaps: readonly Fraction[], shares: readonly number[]): Fraction {
  if (courseHandicaps.length !== shares.length) {
    throw new RangeError(`A side has ${shares.length} players, not ${courseHandicaps.length}`);
  }
  return courseHandicaps
    .toSorted(compare)
    .reduce((sum, handicap, place) => add(sum, withAllowance(handicap, shares[place] ?? 0)), fraction(0));
}
