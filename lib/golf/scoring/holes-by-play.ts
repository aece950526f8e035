export type PlayedHole = {
  number: number;
  par: number;
  strokeIndex: number | null;
  gross: number;
  net: number | null;
};

export type HoleByPlay = {
  number: number;
  nine: 'Out' | 'In';
  /**
   * The hole's position by difficulty within its nine: 1 is the hardest. Holes with equal averages share a position.
   */
  place: number;
  gross: number;
  /** The average after strokes received; null without net scores. */
  net: number | null;
  scores: number;
  /** The hole's stroke indexes on the tees played, lowest first; null for a tee that publishes none. */
  published: readonly (number | null)[];
};

/** Sorts each nine by average gross score over par, the hardest hole first (Appendix E). */
export function holesByPlay(played: readonly PlayedHole[]): HoleByPlay[] {
  const holes = [...Map.groupBy(played, ({ number }) => number)].map(([number, scores]) => ({
    number,
    nine: number <= 9 ? ('Out' as const) : ('In' as const),
    scores: scores.length,
    gross: average(scores.map(({ gross, par }) => gross - par)) ?? 0,
    net: average(scores.flatMap(({ net, par }) => (net === null ? [] : [net - par]))),
    published: [...new Set(scores.map(({ strokeIndex }) => strokeIndex))].sort((a, b) => (a ?? 99) - (b ?? 99)),
  }));
  const harder = (hole: (typeof holes)[number]) =>
    holes.filter(({ nine, gross }) => nine === hole.nine && gross > hole.gross).length;
  return holes
    .map((hole) => ({ ...hole, place: 1 + harder(hole) }))
    .sort((a, b) => b.nine.localeCompare(a.nine) || a.place - b.place || a.number - b.number);
}

const average = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
