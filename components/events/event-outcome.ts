import { boardRows } from '@/components/leaderboard/rows';
import { boardOutcome, type Outcome } from '@/components/outcome/outcome';
import type { EventBoards } from '@/lib/contract/boards';
import { soundItems } from '@/lib/contract/page';

/** How an event's board ended; null where it failed, or has no first place. */
export function eventOutcome({ board, leaderboard }: EventBoards): Outcome | null {
  return leaderboard.ok ? boardOutcome(soundItems(boardRows(leaderboard.value, board, 'event').rows), board) : null;
}
