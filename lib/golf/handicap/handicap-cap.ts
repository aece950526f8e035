import { maximumIndex } from '@/lib/golf/handicap/handicap-index';
import {
  add,
  compare,
  decimal,
  fraction,
  multiply,
  roundToTenth,
  subtract,
  toNumber,
} from '@/lib/golf/scoring/fraction';

export type Cap = 'soft' | 'hard';

/** Rule 5.8: the soft cap halves the part above Low Index + 3.0, and the hard cap ends the rise at Low Index + 5.0. */
export function capIndex(calculated: number, lowIndex: number): { handicapIndex: number; cap: Cap | null } {
  const [low, index] = [decimal(lowIndex), decimal(calculated)];
  const excess = subtract(index, add(low, fraction(3)));
  if (excess.numerator <= 0) return { handicapIndex: Math.min(maximumIndex, calculated), cap: null };
  const [softened, ceiling] = [subtract(index, multiply(excess, fraction(1, 2))), add(low, fraction(5))];
  const hard = compare(softened, ceiling) > 0;
  const capped = hard ? toNumber(ceiling) : roundToTenth(softened);
  return { handicapIndex: Math.min(maximumIndex, capped), cap: hard ? 'hard' : 'soft' };
}
