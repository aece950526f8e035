export type HoleStrokes = {
  strokeIndex: number | null;
  /** The hole of rank 1 receives a stroke first. */
  rank: number;
  handicap: number;
  holes: number;
  strokes: number;
};

type StrokeIndexes = readonly (number | null | undefined)[];

/**
 * Appendix E. Plus handicaps give strokes back, on the highest stroke index first. Holes without an index rank last.
 */
export function allocate(playingHandicap: number, strokeIndexes: StrokeIndexes): HoleStrokes[] {
  if (!Number.isSafeInteger(playingHandicap)) throw new RangeError(`Not an integer handicap: ${playingHandicap}`);
  const holes = strokeIndexes.length;
  const { everyHole, rest } = split(playingHandicap, holes);
  return ranksOf(strokeIndexes).map((rank, hole) => ({
    strokeIndex: strokeIndexes[hole] ?? null,
    rank,
    handicap: playingHandicap,
    holes,
    strokes: everyHole + (rank <= rest ? 1 : 0),
  }));
}

/** Rounds down: on 18 holes, plus 2 is −1 on every hole and then +1 on 16 of them. */
export function split(playingHandicap: number, holes: number): { everyHole: number; rest: number } {
  const everyHole = Math.floor(playingHandicap / holes);
  return { everyHole, rest: playingHandicap - everyHole * holes };
}

function ranksOf(strokeIndexes: StrokeIndexes): number[] {
  const byIndex = strokeIndexes
    .map((index, hole) => ({ index: index ?? Number.MAX_SAFE_INTEGER, hole }))
    .sort((a, b) => a.index - b.index || a.hole - b.hole);
  const ranks: number[] = [];
  for (const [place, { hole }] of byIndex.entries()) ranks[hole] = place + 1;
  return ranks;
}
