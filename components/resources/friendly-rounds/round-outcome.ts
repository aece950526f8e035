import { boardRows } from '@/components/golf/leaderboard/rows';
import { type BoardOutcome, boardOutcome, matchOutcome } from '@/components/golf/outcome/outcome';
import type { FriendlyBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';
import { faultOf } from '@/lib/contract/wire/unread';

/**
 * How the board of a friendly round ended: null where it has no first place, undefined where it failed, or says so in
 * what could not be read. Then the round alone says who won.
 */
export function roundOutcome(boards: FriendlyBoards | null): BoardOutcome | null | undefined {
  if (boards === null) return null;
  const scoring = 'matches' in boards ? boards.matches : boards.leaderboard;
  if (!scoring.ok || scoring.value.rows.some(({ ok }) => !ok)) return undefined;
  if ('matches' in boards) {
    if (!boards.matches.ok) return undefined;
    const { value } = boards.matches;
    const [match, ...others] = soundItems(value.rows);
    if (!match || others.length > 0) return null;
    return faultOf(value, 'holesCount') ? undefined : matchOutcome(match, value.holesCount ?? null);
  }
  const { board, leaderboard } = boards;
  return leaderboard.ok ? boardOutcome(soundItems(boardRows(leaderboard.value, board).rows), board) : null;
}
