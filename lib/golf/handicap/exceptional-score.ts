import { compare, decimal, type Fraction, fraction, subtract } from '@/lib/golf/scoring/fraction';

export type ExceptionalReduction = 0 | -1 | -2;

/** Rule 5.9: −1 if the unrounded differential is 7.0 or more below the Index on the day of play, −2 if 10.0 or more. */
export function exceptionalReduction(indexWhenPlayed: number, differential: Fraction): ExceptionalReduction {
  const below = subtract(decimal(indexWhenPlayed), differential);
  if (compare(below, fraction(10)) >= 0) return -2;
  return compare(below, fraction(7)) >= 0 ? -1 : 0;
}
