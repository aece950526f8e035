/**
 * Which scores of a hole make the team's, by their places: the fewest best ones that add up to it, and those that equal
 * the last of them. Null where none do, as when the team plays one ball.
 */
export function countingScores(
  scores: readonly (number | null)[],
  team: number | null,
  best: 'lowest' | 'highest',
): ReadonlySet<number> | null {
  if (team === null) return null;
  const known = scores.flatMap((score, place) => (score === null ? [] : [{ score, place }]));
  const inOrder = known.toSorted((a, b) => (best === 'lowest' ? a.score - b.score : b.score - a.score));
  let sum = 0;
  for (const [index, { score }] of inOrder.entries()) {
    sum += score;
    if (sum !== team) continue;
    return new Set(inOrder.flatMap((one, at) => (at <= index || one.score === score ? [one.place] : [])));
  }
  return null;
}
