import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { add, decimal, type Fraction, fraction, multiply, subtract } from '@/lib/golf/scoring/fraction';

export type Rating = { slope: number; courseRating: number };

/** Rule 5.1a, over eighteen holes, unrounded: 113 / Slope × (adjusted gross − Course Rating − PCC). */
export function scoreDifferential(adjustedGross: number, tee: Rating, playingConditions: number): Fraction {
  return differential(adjustedGross, tee, fraction(conditions(playingConditions)));
}

/** Rule 5.1b: over nine holes with the nine's slope and rating, half of the PCC, and left unrounded. */
export function nineHoleDifferential(adjustedGross: number, tee: Rating, playingConditions: number): Fraction {
  return differential(adjustedGross, tee, fraction(conditions(playingConditions), 2));
}

function differential(adjustedGross: number, tee: Rating, playingConditions: Fraction): Fraction {
  const overRating = subtract(fraction(adjustedGross), decimal(tee.courseRating));
  return multiply(fraction(113, tee.slope), subtract(overRating, playingConditions));
}

/** Rule 5.6: the playing conditions calculation goes from −1 to +3. */
function conditions(value: number): number {
  if (!Number.isInteger(value) || value < -1 || value > 3)
    throw new RangeError(`Invalid playing conditions calculation: ${value}`);
  return value;
}

/** Rule 5.1b: nine holes made eighteen, unrounded. */
export function eighteenHoleDifferential(nineHoles: Fraction, handicapIndex: number): Fraction {
  return add(nineHoles, expectedDifferential(handicapIndex));
}
