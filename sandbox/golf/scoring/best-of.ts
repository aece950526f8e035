/** A side's score on a hole. `counting` has the indexes of the players whose scores count. */
type SideHole = { score: number | null; counting: number[] };

/**
 * The sum of a side's best `n` scores on a hole. With fewer scores, the sum is null in stroke formats; with points, a
 * missing score adds nothing. Among equal scores, players listed first count.
 */
export function bestOf(scores: readonly (number | null)[], n: number, best: 'lowest' | 'highest'): SideHole {
  if (!Number.isSafeInteger(n) || n < 1) throw new RangeError(`Cannot count the best ${n} scores of a side`);
  const known = scores.flatMap((score, player) => (score === null ? [] : [{ score, player }]));
  const counting = known.toSorted((a, b) => (best === 'lowest' ? a.score - b.score : b.score - a.score)).slice(0, n);
  const complete = best === 'highest' || counting.length === n;
  return {
    score: complete ? counting.reduce((sum, { score }) => sum + score, 0) : null,
    counting: counting.map(({ player }) => player).sort((a, b) => a - b),
  };
}
