import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { add, decimal, type Fraction, fraction, multiply, subtract } from '@/lib/golf/scoring/fraction';

export type Rating = { slope: number; courseRating: number };

/** The unrounded differential (Rule 5.1a) of eighteen holes: 113 / Slope × (adjusted gross − Rating − PCC). */
export function scoreDifferential(adjustedGross: number, tee: Rating, playingConditions: number): Fraction {
  return differential(adjustedGross, tee, fraction(conditions(playingConditions)));
}

/** The unrounded differential of nine holes (Rule 5.1b), with the rating of these holes and half of the PCC. */
export function nineHoleDifferential(adjustedGross: number, tee: Rating, playingConditions: number): Fraction {
  return differential(adjustedGross, tee, fraction(conditions(playingConditions), 2));
}

function differential(adjustedGross: number, tee: Rating, playingConditions: Fraction): Fraction {
  const overRating = subtract(fraction(adjustedGross), decimal(tee.courseRating));
  return multiply(fraction(113, tee.slope), subtract(overRating, playingConditions));
}

/** Checks the playing conditions calculation (PCC), which ranges from −1 to +3 (Rule 5.6). */
function conditions(value: number): number {
  if (!Number.isInteger(value) || value < -1 || value > 3)
    throw new RangeError(`Invalid playing conditions calculation: ${value}`);
  return value;
}

/** Completes a nine-hole differential to eighteen holes (Rule 5.1b), unrounded. */
export function eighteenHoleDifferential(nineHoles: Fraction, handicapIndex: number): Fraction {
  return add(nineHoles, expectedDifferential(handicapIndex));
}
