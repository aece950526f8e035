import { add, decimal, type Fraction, fraction, multiply, roundToTenth, subtract } from '@/lib/golf/scoring/fraction';

export type TeeRating = { slope: number; courseRating: number; par: number; holes: number };

/** Rule 6.1, unrounded. For nine holes, `tee` has the ratings of these holes, and the Index is halved (to a tenth). */
export function courseHandicap(handicapIndex: number, tee: TeeRating): Fraction {
  const index = decimal(tee.holes === 9 ? halfIndex(handicapIndex) : handicapIndex);
  const bySlope = multiply(index, fraction(tee.slope, 113));
  return add(bySlope, subtract(decimal(tee.courseRating), fraction(tee.par)));
}

export function halfIndex(handicapIndex: number): number {
  return roundToTenth(multiply(decimal(handicapIndex), fraction(1, 2)));
}
