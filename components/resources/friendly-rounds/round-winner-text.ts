import { type WinnerWords, winnerDescription } from '@/components/golf/outcome/winner-words';
import { fullName } from '@/lib/format/name';
import { besideWinner, type Outcome, rowWinner } from '@/lib/format/row-winner';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';

type Round = Pick<FriendlyRound, 'status' | 'winnerPlayer' | 'outcome'>;

/** Returns null if the winner is unknown. @param board undefined if it could not be loaded or parsed */
export function roundWinnerText(round: Round, board: Outcome | null | undefined): WinnerWords | null {
  const { status, winnerPlayer, outcome } = round;
  if (board !== undefined) {
    const recorded = winnerPlayer ? { uid: winnerPlayer.uid, name: fullName(winnerPlayer) } : null;
    return winnerDescription(status, recorded, board);
  }
  const words = winnerPlayer ? besideWinner(outcome, winnerPlayer.uid) : rowWinner({ status, outcome });
  return words === null ? null : { words, differs: false };
}
