import { fourBallMatchAllowance, singlesMatchAllowance } from '@/lib/golf/handicap/allowances';
import { withAllowance } from '@/lib/golf/handicap/playing-handicap';
import { compare, type Fraction, fraction, round, subtract } from '@/lib/golf/scoring/fraction';

/**
 * The strokes that each player or side receives in a match (Rule 6.2b, Appendix C). The lowest handicap receives none;
 * all others receive a percentage of the difference from it, rounded at the end.
 */
export function strokesFromLowest(handicaps: readonly Fraction[], percent = 100): number[] {
  const [lowest = fraction(0)] = handicaps.toSorted(compare);
  return handicaps.map((handicap) => playingHandicap(subtract(handicap, lowest), percent));
}

/** The strokes received in singles. Playing handicaps are rounded before they are subtracted. */
export function singlesStrokes(courseHandicaps: readonly Fraction[], percent = singlesMatchAllowance): number[] {
  return strokesFromLowest(courseHandicaps.map((handicap) => fraction(playingHandicap(handicap, percent))));
}

export function fourBallStrokes(courseHandicaps: readonly Fraction[], percent = fourBallMatchAllowance): number[] {
  return strokesFromLowest(courseHandicaps, percent);
}

/** The playing handicap, rounded to an integer (Rule 6.2a). */
export function playingHandicap(courseHandicap: Fraction, percent: number): number {
  return round(withAllowance(courseHandicap, percent));
}
