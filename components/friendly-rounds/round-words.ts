import { boardWords } from '@/components/leaderboard/board-words';
import { matchHoles } from '@/components/match/match-view';
import { cardWords } from '@/components/scorecard/card-words';
import type { FriendlyBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';
import { orNull } from '@/lib/contract/unread';

/** What does not add up in a round, without names; null where a part of it failed to load. */
export function roundWords(boards: FriendlyBoards | null): string[] | null {
  if (boards === null) return [];
  if ('matches' in boards) {
    if (!boards.matches.ok) return null;
    const holes = soundItems(boards.matches.value.rows).flatMap((match) => orNull(() => matchHoles(match)) ?? []);
    const count = holes.filter(({ fault }) => fault !== null).length;
    if (count === 0) return [];
    return [`The standing after ${count === 1 ? 'a hole does' : `${count} holes does`} not follow from the holes.`];
  }
  const { board, leaderboard, cards } = boards;
  if (!leaderboard.ok || !cards.ok) return null;
  return [...boardWords(leaderboard.value, board), ...cardWords(cards.value)];
}
