import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { add, decimal, type Fraction, fraction, multiply, subtract } from '@/lib/golf/scoring/fraction';

export type Rating = { slope: number; courseRating: number };

/** Rule 5.1a, for eighteen holes, not rounded: 113 / Slope × (adjusted gross − Course Rating − PCC). */
export function scoreDifferential(adjustedGross: number, tee: Rating, playingConditions: number): Fraction {
  return differential(adjustedGross, tee, fraction(conditions(playingConditions)));
}

/** Rule 5.1b, for nine holes: uses slope and rating of the nine and half of the PCC, not rounded. */
export function nineHoleDifferential(adjustedGross: number, tee: Rating, playingConditions: number): Fraction {
  return differential(adjustedGross, tee, fraction(conditions(playingConditions), 2));
}

function differential(adjustedGross: number, tee: Rating, playingConditions: Fraction): Fraction {
  const overRating = subtract(fraction(adjustedGross), decimal(tee.courseRating));
  return multiply(fraction(113, tee.slope), subtract(overRating, playingConditions));
}

/** Rule 5.6: the playing conditions calculation (PCC) ranges from −1 to +3. */
function conditions(value: number): number {
  if (!Number.isInteger(value) || value < -1 || value > 3)
    throw new RangeError(`Invalid playing conditions calculation: ${value}`);
  return value;
}

/** Rule 5.1b: extends a nine-hole differential to eighteen holes, not rounded. */
export function eighteenHoleDifferential(nineHoles: Fraction, handicapIndex: number): Fraction {
  return add(nineHoles, expectedDifferential(handicapIndex));
}
