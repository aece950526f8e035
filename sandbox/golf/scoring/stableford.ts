import type { Gross } from './card';

/**
 * Stableford points (Rule 21.1b): two for net par, one more for each stroke below, one less for each stroke above, and
 * at least zero. A hole without a score has no points.
 */
export function stablefordPoints(par: number, gross: Gross, strokes: number): number {
  return gross === null ? 0 : Math.max(0, 2 + par - (gross - strokes));
}

const modifiedPoints = new Map([
  [-2, 5],
  [-1, 2],
  [0, 0],
  [1, -1],
]);

/** Modified Stableford points by the PGA Tour's table. A hole without a score counts like a double bogey or worse. */
export function modifiedStablefordPoints(par: number, gross: Gross, strokes: number): number {
  if (gross === null) return -3;
  const toPar = gross - strokes - par;
  if (toPar <= -3) return 8;
  return modifiedPoints.get(toPar) ?? -3;
}
