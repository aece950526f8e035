import type { BoardOutcome } from '@/components/golf/outcome/outcome';
import { MATCH_TIED, type WinnerWords, winnerWords } from '@/components/golf/outcome/winner-words';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { having } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { besideWinner, isOpen, rowWinner } from '@/lib/format/row-winner';

/**
 * What is said of a round's winner, by its board; by the round alone where the board is not loaded (`undefined`). Null
 * where there is nothing to say.
 */
export function saidOfWinner(round: FriendlyRound, board: BoardOutcome | null | undefined): WinnerWords | null {
  const { status, winnerPlayer } = round;
  if (board !== undefined) {
    const recorded = winnerPlayer ? { uid: winnerPlayer.uid, name: fullName(winnerPlayer) } : null;
    return winnerWords(status, recorded, board);
  }
  const { scoringFormat } = round;
  const outcome = having(round, 'outcome')?.outcome;
  const row = { status, outcome, scoringFormat };
  const isTiedMatch = outcome?.tied && scoringFormat === 'MATCH_PLAY' && !isOpen(status);
  // Its sides are all of its players, whom the screen names.
  const nobody = isTiedMatch ? MATCH_TIED : rowWinner(row);
  const words = winnerPlayer ? besideWinner(outcome, winnerPlayer.uid) : nobody;
  return words === null ? null : { words, differs: false };
}
