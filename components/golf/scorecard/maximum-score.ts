/** Why sums of a card can differ from the holes that it shows (Rule 21.2); null where they cannot. */
export function maximumScoreWords(scoringFormat: string | null | undefined): string | null {
  if (scoringFormat !== 'MAXIMUM_SCORE') return null;
  return 'Holes count at most the maximum score, also without a score, so totals can differ from the gross scores shown.';
}
