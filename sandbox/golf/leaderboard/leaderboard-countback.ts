import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';
import { type CountbackScore, countbackScores } from './countback';

type Hole = { number: number; gross: number | null; score: number | null };

/** Counts points, or gross strokes less the exact share of the handicap. A missing score counts as zero. */
export function countbackOf(
  holes: readonly Hole[],
  format: Format,
  rules: { handicap: number; rounds: number },
): CountbackScore[] {
  const points = byPoints(format);
  return countbackScores(
    holes.map(({ number, gross, score }) => ({ number, score: (points ? score : gross) ?? 0 })),
    points ? { rounds: rules.rounds } : rules,
  );
}
