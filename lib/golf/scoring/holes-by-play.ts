export type PlayedHole = { number: number; par: number; strokeIndex: number | null; gross: number; net: number };

export type HoleByPlay = {
  number: number;
  /** 1 is the hardest; holes that play alike share a place. */
  place: number;
  net: number;
  gross: number;
  scores: number;
  /** The stroke indexes of the cards' tees, lowest first; null where none is published. */
  published: readonly (number | null)[];
};

/** By net score over par on average, hardest first. */
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
