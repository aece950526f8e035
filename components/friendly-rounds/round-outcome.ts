import { boardRows } from '@/components/leaderboard/rows';
import { type BoardOutcome, boardOutcome, matchOutcome } from '@/components/outcome/outcome';
import type { FriendlyBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';
import { orNull } from '@/lib/contract/unread';

/** How the board of a friendly round ended; null where it failed, or has no first place. */
export function roundOutcome(boards: FriendlyBoards | null): BoardOutcome | null {
  if (boards === null) return null;
  if ('matches' in boards) {
    if (!boards.matches.ok) return null;
    const { value } = boards.matches;
    const [match, ...others] = soundItems(value.rows);
    return match && others.length === 0 ? matchOutcome(match, orNull(() => value.holesCount) ?? null) : null;
  }
  const { board, leaderboard } = boards;
  if (!leaderboard.ok) return null;
  return orNull(() => boardOutcome(soundItems(boardRows(leaderboard.value, board).rows), board));
}
