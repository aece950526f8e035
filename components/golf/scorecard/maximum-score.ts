/** Says that Rule 21.2 caps holes, so that sums can differ from them; null in other formats. */
export function maximumScoreWords(scoringFormat: string | null | undefined): string | null {
  if (scoringFormat !== 'MAXIMUM_SCORE') return null;
  return 'Each hole counts at most the maximum score, even without a score, so totals can differ from the gross scores shown.';
}
