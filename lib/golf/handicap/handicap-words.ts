import { compare, type Fraction, fraction, multiply, round } from '@/lib/golf/scoring/fraction';
import { split } from '@/lib/golf/scoring/strokes';

const LEAST_DIGITS = 2;
const MOST_DIGITS = 5;

/**
 * Writes one decimal if that is exact; otherwise at least two, and as many as are needed to round to the same integer
 * as `value`.
 */
export function numberText(value: Fraction, digits = 1): string {
  const units = round(multiply(value, fraction(10 ** digits)));
  const shown = fraction(units, 10 ** digits);
  const isFaithful = digits >= LEAST_DIGITS && round(shown) === round(value);
  if (compare(shown, value) !== 0 && !isFaithful && digits < MOST_DIGITS) return numberText(value, digits + 1);
  const text = String(Math.abs(units)).padStart(digits + 1, '0');
  return `${units < 0 ? '−' : ''}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Returns text such as `1 a hole, 2 on the 14 lowest stroke indexes`. */
export function strokesText(playingHandicap: number, holes: number): string {
  if (playingHandicap === 0) return 'None';
  if (playingHandicap < 0 && -playingHandicap <= holes) return `1 given back on ${lowest(-playingHandicap, 'highest')}`;
  const { everyHole, rest } = split(playingHandicap, holes);
  if (everyHole < 0) return `${-playingHandicap} given back`;
  if (everyHole === 0) return `1 on ${lowest(rest)}`;
  return rest === 0 ? `${everyHole} a hole` : `${everyHole} a hole, ${everyHole + 1} on ${lowest(rest)}`;
}

function lowest(count: number, which = 'lowest'): string {
  return count === 1 ? `the ${which} stroke index` : `the ${count} ${which} stroke indexes`;
}
