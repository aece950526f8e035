import { listWords } from './list-words';

type Winner = { uid: string; name: string };

/** If `tied` is true, `winners` contains everyone who shares first place. */
export type RowOutcome<One extends Winner = Winner> = {
  winners: readonly One[];
  tied?: boolean | null | undefined;
  margin?: string | null | undefined;
};

type Row = { status: string; outcome: RowOutcome | null | undefined; scoringFormat: string | null | undefined };

const NOBODY_YET = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'SUSPENDED_FOR_WEATHER',
  'AWAITING_ATTESTATION',
  'SCHEDULED',
  'DRAFT',
];

export const isOpen = (status: string): boolean => NOBODY_YET.includes(status);

export const isStopped = (status: string): boolean => status === 'ABANDONED' || status === 'CANCELLED';

export const NOBODY = 'None';

/** Returns null when nothing is known about the winner. */
export function rowWinner({ status, outcome, scoringFormat }: Row): string | null {
  if (isOpen(status)) return 'Not yet';
  if (isStopped(status)) return NOBODY;
  if (outcome?.tied) return [tieWords(scoringFormat), namesIn(outcome)].filter(Boolean).join(': ');
  if (!outcome || outcome.winners.length === 0) return null;
  return [namesIn(outcome), marginWords(outcome)].filter(Boolean).join(', ');
}

function tieWords(scoringFormat: string | null | undefined): string {
  if (!scoringFormat) return 'Tied';
  return scoringFormat === 'MATCH_PLAY' ? 'Tied, level to the last hole' : 'Tied, no countback';
}

/** Returns what follows the recorded winner's name: `& Bob Day, 3&2`. Empty for a tie or if the outcome differs. */
export function besideWinner(outcome: RowOutcome | null | undefined, recorded: string): string {
  if (!outcome || outcome.tied || !outcome.winners.some(({ uid }) => uid === recorded)) return '';
  const names = partnersOf(outcome, recorded).map(({ name }) => `& ${name}`);
  return [names.join(' '), marginWords(outcome)].filter(Boolean).join(', ');
}

export function partnersOf<One extends Winner>({ winners }: RowOutcome<One>, recorded: string): One[] {
  return winners.filter(({ uid }) => uid !== recorded);
}

function namesIn(outcome: RowOutcome): string {
  return listWords(winnersOf(outcome), '&');
}

export function winnersOf(outcome: RowOutcome | null | undefined): string[] {
  return outcome?.winners.map(({ name }) => name) ?? [];
}

export function marginWords({ margin }: Pick<RowOutcome, 'margin'>): string {
  if (!margin) return '';
  if (margin === 'countback') return 'on countback';
  return /(point|stroke)s?$/.test(margin) ? `by ${margin}` : margin;
}
