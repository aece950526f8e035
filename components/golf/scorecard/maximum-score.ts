/** Explains why a total in Maximum Score (Rule 21.2) can differ from the sum of its scores; null in other formats. */
export function maximumScoreWords(scoringFormat: string | null | undefined): string | null {
  if (scoringFormat !== 'MAXIMUM_SCORE') return null;
  return 'A hole counts at most the maximum score, and a hole without a score counts the maximum. So totals can differ from the gross scores shown.';
}
