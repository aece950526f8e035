import { fourBallMatchAllowance, singlesMatchAllowance } from '@/lib/golf/handicap/allowances';
import { withAllowance } from '@/lib/golf/handicap/playing-handicap';
import { compare, type Fraction, fraction, round, subtract } from '@/lib/golf/scoring/fraction';

/**
 * Strokes received in a match (Rule 6.2b, Appendix C): the lowest handicap gets none, the others get a percentage of
 * their difference from the lowest, rounded at the end. For players, or for sides that play one ball.
 */
export function strokesFromLowest(handicaps: readonly Fraction[], percent = 100): number[] {
  const [lowest = fraction(0)] = handicaps.toSorted(compare);
  return handicaps.map((handicap) => playingHandicap(subtract(handicap, lowest), percent));
}

/** In singles, playing handicaps are rounded before they are compared. */
export function singlesStrokes(courseHandicaps: readonly Fraction[], percent = singlesMatchAllowance): number[] {
  return strokesFromLowest(courseHandicaps.map((handicap) => fraction(playingHandicap(handicap, percent))));
}

export function fourBallStrokes(courseHandicaps: readonly Fraction[], percent = fourBallMatchAllowance): number[] {
  return strokesFromLowest(courseHandicaps, percent);
}

/** Rule 6.2a, rounded to an integer. */
export function playingHandicap(courseHandicap: Fraction, percent: number): number {
  return round(withAllowance(courseHandicap, percent));
}
