import { rank } from '@/lib/golf/leaderboard/ranking';

/** The position of each score; null without a score. `asc` means that the lowest score is best. */
export function positions(scores: readonly (number | null)[], order: 'asc' | 'desc'): (string | null)[] {
  const known = scores.flatMap((score, index) => (score === null ? [] : [{ score, index }]));
  const found = scores.map((): string | null => null);
  for (const { item, position } of rank(known, (a, b) => (order === 'asc' ? a.score - b.score : b.score - a.score))) {
    found[item.index] = position;
  }
  return found;
}
