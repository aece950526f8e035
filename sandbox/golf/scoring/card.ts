import { allocate } from '@/lib/golf/scoring/strokes';

/** Strokes taken on a hole; null for a pick-up or a hole not played. */
export type Gross = number | null;

export type CardHole = { par: number; gross: Gross; strokes: number };

export function makeCard(pars: readonly number[], grosses: readonly Gross[], strokes: readonly number[]): CardHole[] {
  if (pars.length !== grosses.length || pars.length !== strokes.length) {
    throw new RangeError(`A card of ${pars.length} holes with ${grosses.length} scores and ${strokes.length} strokes`);
  }
  return pars.map((par, hole) => ({ par, gross: grosses[hole] ?? null, strokes: strokes[hole] ?? 0 }));
}

export function net({ gross, strokes }: CardHole): number | null {
  return gross === null ? null : gross - strokes;
}

export function allocateStrokes(
  playingHandicap: number,
  strokeIndexes: readonly (number | null | undefined)[],
): number[] {
  return allocate(playingHandicap, strokeIndexes).map(({ strokes }) => strokes);
}

/** The sum of the values; null when a value is missing. */
export function sumOfAll(values: readonly (number | null)[]): number | null {
  let total = 0;
  for (const value of values) {
    if (value === null) return null;
    total += value;
  }
  return total;
}
