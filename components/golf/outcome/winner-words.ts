import { isOpen, isStopped, NOBODY } from '@/lib/format/row-winner';
import { type BoardOutcome, LEVEL, namesOf } from './outcome';

type Recorded = { uid: string; name: string } | null;

/** `differs`: the winner on the record is not the winner on the leaderboard. */
export type WinnerWords = { words: string; differs: boolean };

/** @param from `board` for events, because only their leaderboard names the winner */
export function winnerWords(
  status: string,
  recorded: Recorded,
  outcome: BoardOutcome | null,
  from: 'record' | 'board' = 'record',
): WinnerWords {
  if (recorded) return beside(recorded, outcome);
  if (isOpen(status)) return { words: 'Not yet', differs: false };
  if (isStopped(status)) return { words: NOBODY, differs: false };
  if (outcome?.tied) return { words: tieWords(outcome), differs: false };
  if (!outcome) return { words: from === 'record' ? 'None recorded' : NOBODY, differs: false };
  if (from === 'board') return { words: wonWords(outcome), differs: false };
  return { words: `None recorded, but the leaderboard shows ${wonWords(outcome)}`, differs: true };
}

export function wonWords({ winners, words }: BoardOutcome): string {
  return [namesOf(winners), words].filter(Boolean).join(', ');
}

export const MATCH_TIED = `Tied: ${LEVEL}`;

function tieWords({ winners, words }: BoardOutcome): string {
  if (words === LEVEL) return MATCH_TIED;
  return `Tied: ${[namesOf(winners), words].filter(Boolean).join(' ')}, also on countback`;
}

function beside(recorded: NonNullable<Recorded>, outcome: BoardOutcome | null): WinnerWords {
  if (!outcome) return { words: '', differs: false };
  const isWinner = outcome.winners.some(({ uid }) => uid === recorded.uid);
  if (outcome.tied || !isWinner) {
    const board = outcome.tied ? `a tie between ${namesOf(outcome.winners)}` : wonWords(outcome);
    return { words: `The leaderboard shows ${board}`, differs: true };
  }
  const partners = outcome.winners.filter(({ uid }) => uid !== recorded.uid);
  const names = partners.length > 0 ? `and ${namesOf(partners)}` : '';
  return { words: [names, outcome.words].filter(Boolean).join(', '), differs: false };
}
