/** The best net score of a side on a hole and whose it is, null where nobody has one; the first named when level. */
export function betterBall(nets: readonly (number | null)[]): { score: number; player: number } | null {
  let best: { score: number; player: number } | null = null;
  for (const [player, score] of nets.entries()) {
    if (score !== null && (best === null || score < best.score)) best = { score, player };
  }
  return best;
}
