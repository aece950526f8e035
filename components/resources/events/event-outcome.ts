import { boardRows } from '@/components/golf/leaderboard/rows';
import { type BoardOutcome, boardOutcome } from '@/components/golf/outcome/outcome';
import type { EventBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';

/**
 * How an event's board ended: null where it has no first place, undefined where it, or one of its rows, could not be
 * had, so that nobody knows. @throws UnreadField where a place could not be read
 */
export function eventOutcome({ board, leaderboard }: EventBoards): BoardOutcome | null | undefined {
  if (!leaderboard.ok || leaderboard.value.rows.some(({ ok }) => !ok)) return undefined;
  return boardOutcome(soundItems(boardRows(leaderboard.value, board, 'event').rows), board);
}
