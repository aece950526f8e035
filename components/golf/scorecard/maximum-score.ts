/** Explains why a total in Maximum Score (Rule 21.2) may not be the sum of its scores; null in other formats. */
export function maximumScoreText(scoringFormat: string | null | undefined): string | null {
  if (scoringFormat !== 'MAXIMUM_SCORE') return null;
  return 'A score above the maximum score counts as the maximum, and so does a missing score. So totals can differ from the sum of the gross scores shown.';
}
