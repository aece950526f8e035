import { add, decimal, type Fraction, fraction, multiply } from '@/lib/golf/scoring/fraction';

/** (Index × 1.04 + 2.4) / 2, as the German Golf Association publishes it; the USGA's example (8.5 for 14.0) agrees. */
export function expectedDifferential(handicapIndex: number): Fraction {
  return multiply(add(multiply(decimal(handicapIndex), decimal(1.04)), decimal(2.4)), fraction(1, 2));
}
