import { decimal, type Fraction, fraction, multiply, roundToTenth, subtract } from './fraction';

/** Rule 5.1a, unrounded, over eighteen holes: 113 / Slope × (adjusted gross − Course Rating − PCC). */
export function unroundedDifferential(
  adjustedGross: number,
  tee: { slope: number; courseRating: number },
  playingConditions: number,
): Fraction {
  const overRating = subtract(
    subtract(fraction(adjustedGross), decimal(tee.courseRating)),
    fraction(playingConditions),
  );
  return multiply(fraction(113, tee.slope), overRating);
}

export function scoreDifferential(...score: Parameters<typeof unroundedDifferential>): number {
  return roundToTenth(unroundedDifferential(...score));
}
