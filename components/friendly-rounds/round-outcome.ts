import { boardRows } from '@/components/leaderboard/rows';
import { type BoardOutcome, boardOutcome, matchOutcome } from '@/components/outcome/outcome';
import type { FriendlyBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';
import { attempt } from '@/lib/contract/unread';

/**
 * How the board of a friendly round ended: null where it has no first place, undefined where it failed, or says so in
 * what could not be read. Then the round alone says who won.
 */
export function roundOutcome(boards: FriendlyBoards | null): BoardOutcome | null | undefined {
  if (boards === null) return null;
  const scoring = 'matches' in boards ? boards.matches : boards.leaderboard;
  if (!scoring.ok || scoring.value.rows.some(({ ok }) => !ok)) return undefined;
  const read = attempt(() => outcomeOf(boards));
  return read.ok ? read.value : undefined;
}

function outcomeOf(boards: FriendlyBoards): BoardOutcome | null {
  if ('matches' in boards) {
    if (!boards.matches.ok) return null;
    const { value } = boards.matches;
    const [match, ...others] = soundItems(value.rows);
    return match && others.length === 0 ? matchOutcome(match, value.holesCount ?? null) : null;
  }
  const { board, leaderboard } = boards;
  return leaderboard.ok ? boardOutcome(soundItems(boardRows(leaderboard.value, board).rows), board) : null;
}
