import { add, decimal, type Fraction, fraction, multiply } from '@/lib/golf/scoring/fraction';

/** The formula of the German Golf Association, which agrees with the USGA's example: 8.5 for an Index of 14.0. */
export function expectedDifferential(handicapIndex: number): Fraction {
  return multiply(add(multiply(decimal(handicapIndex), decimal(1.04)), decimal(2.4)), fraction(1, 2));
}
