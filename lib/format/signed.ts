import { halfUp } from './half-up';

export function formatToPar(strokes: number): string {
  if (strokes === 0) return 'E';
  return strokes < 0 ? formatInteger(strokes) : `+${strokes}`;
}

/** Writes a negative number, such as a plus player's net strokes, with a minus sign, not a hyphen. */
export function formatInteger(value: number): string {
  return value < 0 ? `−${-value}` : `${value}`;
}

export function formatDecimal(value: number, digits = 1): string {
  const rounded = halfUp(value, digits);
  const text = Math.abs(rounded).toFixed(digits);
  return rounded < 0 ? `−${text}` : text;
}
