import { add, decimal, type Fraction, fraction, multiply, roundToTenth } from '@/lib/golf/scoring/fraction';

/**
 * An estimate of what a player is expected to score on the nine holes not played. The World Handicap System uses a
 * table that is not published; 0.52 × Index + 1.2 agrees with the published example.
 */
export function estimatedExpectedDifferential(handicapIndex: number): Fraction {
  return add(multiply(decimal(handicapIndex), fraction(52, 100)), fraction(12, 10));
}

/** Rule 5.1b with the estimate above: nine holes made eighteen, to a tenth. */
export function estimatedEighteenHoleDifferential(nineHoles: Fraction, handicapIndex: number): number {
  return roundToTenth(add(nineHoles, estimatedExpectedDifferential(handicapIndex)));
}
