/**
 * Handicap strokes of each hole: one a hole by stroke index, and round again past the number of holes. A plus
 * handicap gives back from the highest index down. Nine holes rank by their published indexes; holes without an
 * index rank last, in the order of play.
 */
export function allocateStrokes(playingHandicap: number, strokeIndexes: readonly (number | null)[]): number[] {
  const holes = strokeIndexes.length;
  const everyHole = Math.floor(playingHandicap / holes);
  const rest = playingHandicap - everyHole * holes;
  const ranks = ranksOf(strokeIndexes);
  return ranks.map((rank) => everyHole + (rank <= rest ? 1 : 0));
}

function ranksOf(strokeIndexes: readonly (number | null)[]): number[] {
  const byIndex = strokeIndexes
    .map((index, hole) => ({ index: index ?? Number.MAX_SAFE_INTEGER, hole }))
    .sort((a, b) => a.index - b.index || a.hole - b.hole);
  const ranks: number[] = [];
  for (const [place, { hole }] of byIndex.entries()) ranks[hole] = place + 1;
  return ranks;
}
