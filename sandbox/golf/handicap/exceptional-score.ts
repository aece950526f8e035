import { compare, decimal, fraction, subtract } from '@/lib/golf/scoring/fraction';

export type ExceptionalReduction = 0 | -1 | -2;

/** Rule 5.9: what a differential 7.0 or more, or 10.0 or more, below the Index when played takes off the record. */
export function exceptionalReduction(indexWhenPlayed: number, differential: number): ExceptionalReduction {
  const below = subtract(decimal(indexWhenPlayed), decimal(differential));
  if (compare(below, fraction(10)) >= 0) return -2;
  return compare(below, fraction(7)) >= 0 ? -1 : 0;
}
