/** The best net score of a side on a hole and the player's index; null without a score. Of equal scores the first. */
export function betterBall(nets: readonly (number | null)[]): { score: number; player: number } | null {
  let best: { score: number; player: number } | null = null;
  for (const [player, score] of nets.entries()) {
    if (score !== null && (best === null || score < best.score)) best = { score, player };
  }
  return best;
}
