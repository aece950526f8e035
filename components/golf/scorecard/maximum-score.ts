/** Why sums of a card can differ from the holes that it shows (Rule 21.2); null where they cannot. */
export function maximumScoreWords(scoringFormat: string | null | undefined): string | null {
  if (scoringFormat !== 'MAXIMUM_SCORE') return null;
  return 'No hole counts more than the maximum score, and one without a score counts the maximum: sums can differ from the gross scores shown.';
}
