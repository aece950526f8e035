export type PlayedHole = { number: number; par: number; strokeIndex: number | null; gross: number; net: number };

export type HoleByPlay = {
  number: number;
  /** Position by difficulty: 1 is the hardest hole. Holes with the same average share a position. */
  place: number;
  net: number;
  gross: number;
  scores: number;
  /** The hole's stroke indexes on the tees played, lowest first; null for a tee without a published stroke index. */
  published: readonly (number | null)[];
};

/** Sorts by the average net score over par, the hardest hole first. */
export function holesByPlay(played: readonly PlayedHole[]): HoleByPlay[] {
  const holes = [...Map.groupBy(played, ({ number }) => number)].map(([number, scores]) => ({
    number,
    scores: scores.length,
    net: average(scores.map(({ net, par }) => net - par)),
    gross: average(scores.map(({ gross, par }) => gross - par)),
    published: [...new Set(scores.map(({ strokeIndex }) => strokeIndex))].sort((a, b) => (a ?? 99) - (b ?? 99)),
  }));
  return holes
    .map((hole) => ({ ...hole, place: 1 + holes.filter(({ net }) => net > hole.net).length }))
    .sort((a, b) => a.place - b.place || a.number - b.number);
}

const average = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
