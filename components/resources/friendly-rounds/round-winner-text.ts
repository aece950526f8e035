import type { BoardOutcome } from '@/components/golf/outcome/outcome';
import { MATCH_TIED, type WinnerWords, winnerWords } from '@/components/golf/outcome/winner-words';
import { fullName } from '@/lib/format/name';
import { besideWinner, isOpen, rowWinner } from '@/lib/format/row-winner';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';

type Round = Pick<FriendlyRound, 'status' | 'winnerPlayer' | 'scoringFormat' | 'outcome'>;

/** Returns null when the winner is unknown. @param board undefined when it could not be loaded or parsed */
export function roundWinnerText(round: Round, board: BoardOutcome | null | undefined): WinnerWords | null {
  const { status, winnerPlayer, scoringFormat, outcome } = round;
  if (board !== undefined) {
    const recorded = winnerPlayer ? { uid: winnerPlayer.uid, name: fullName(winnerPlayer) } : null;
    return winnerWords(status, recorded, board);
  }
  if (winnerPlayer) return { words: besideWinner(outcome, winnerPlayer.uid), differs: false };
  const isTiedMatch = outcome?.tied && scoringFormat === 'MATCH_PLAY' && !isOpen(status);
  // A tied match needs no names of winners, because the screen shows the players of both sides.
  const words = isTiedMatch ? MATCH_TIED : rowWinner({ status, outcome, scoringFormat });
  return words === null ? null : { words, differs: false };
}
