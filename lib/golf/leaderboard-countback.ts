import { type CountbackScore, countbackScores } from './countback';
import { byPoints, type Format } from './formats';

type Hole = { number: number; gross: number | null; score: number | null };

/** Points of each hole, or gross strokes less the exact share of the handicap. A missing score counts nothing. */
export function countbackOf(holes: readonly Hole[], format: Format, handicap: number): CountbackScore[] {
  if (byPoints(format)) return countbackScores(holes.map(({ number, score }) => ({ number, score: score ?? 0 })));
  return countbackScores(
    holes.map(({ number, gross }) => ({ number, score: gross ?? 0 })),
    handicap,
  );
}
