import type { Outcome } from '@/lib/contract/outcomes';
import { isOpen } from './winner-words';

type Row = { status: string; outcome: Outcome | null | undefined };

/** Who won, as a list says it: all winners with the margin, `Tied`, `Not yet`; null where nothing is known. */
export function rowWinner({ status, outcome }: Row): string | null {
  if (isOpen(status)) return 'Not yet';
  if (!outcome || outcome.winners.length === 0) return null;
  if (outcome.tied) return 'Tied';
  return [namesIn(outcome), marginWords(outcome)].filter(Boolean).join(', ');
}

/** The whole of it, for a title: who shares the first place. */
export function rowWinnerTitle({ status, outcome }: Row): string {
  if (isOpen(status)) return 'Not over yet: nobody has won';
  if (outcome?.tied) return `Tied: ${namesIn(outcome)}`;
  return rowWinner({ status, outcome }) ?? 'No winner recorded';
}

/** What to add to a recorded winner: partners and margin. */
export function besideWinner(outcome: Outcome | null | undefined, recorded: string): string {
  if (!outcome || outcome.tied || !outcome.winners.some(({ uid }) => uid === recorded)) return '';
  const partners = outcome.winners.filter(({ uid }) => uid !== recorded);
  const names = partners.map(({ name }) => `& ${name}`).join(' ');
  return [names, marginWords(outcome)].filter(Boolean).join(', ');
}

function namesIn({ winners }: Outcome): string {
  return winners.map(({ name }) => name).join(' & ');
}

/** `by 2 points`, `3&2`, `on countback`. */
function marginWords({ margin }: Outcome): string {
  if (!margin) return '';
  if (margin === 'countback') return 'on countback';
  return /(point|stroke)s?$/.test(margin) ? `by ${margin}` : margin;
}
