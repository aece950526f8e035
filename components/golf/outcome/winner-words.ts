import { listText } from '@/lib/format/list-words';
import {
  besideWinner,
  hasWon,
  isDecided,
  NOBODY,
  type Outcome,
  outcomeText,
  rowWinner,
  tiedNames,
} from '@/lib/format/row-winner';

type Recorded = { uid: string; name: string } | null;

/** `differs`: the recorded winner is not the winner on the leaderboard. */
export type WinnerWords = { words: string; differs: boolean };

/** @param from `board` for events, whose winner only the leaderboard names */
export function winnerDescription(
  status: string,
  recorded: Recorded,
  outcome: Outcome | null,
  from: 'record' | 'board' = 'record',
): WinnerWords {
  if (recorded) return beside(recorded, outcome);
  const words = rowWinner({ status, outcome }) ?? (from === 'record' ? 'None recorded' : NOBODY);
  if (!outcome || !isDecided(status)) return { words, differs: false };
  if (outcome.tied || from === 'board') {
    return { words: outcome.isTieUnbroken ? `${words}. No tie-break is recorded.` : words, differs: false };
  }
  return { words: `None recorded, but the leaderboard shows ${words}`, differs: true };
}

function beside(recorded: NonNullable<Recorded>, outcome: Outcome | null): WinnerWords {
  if (!outcome || hasWon(outcome, recorded.uid)) {
    return { words: besideWinner(outcome, recorded.uid), differs: false };
  }
  const board = outcome.tied ? `a tie between ${listText(tiedNames(outcome))}` : outcomeText(outcome);
  // One of those who tied may have won a play-off.
  const isOfTie = outcome.winners.some(({ uid }) => uid === recorded.uid);
  return { words: `The leaderboard shows ${board}`, differs: !isOfTie };
}
