import { listText } from './list-words';

type Winner = { uid: string; name: string };

/** If `tied` is true, `winners` contains everyone who shares first place. */
export type Outcome<One extends Winner = Winner> = {
  winners: readonly One[];
  tied?: boolean | null | undefined;
  /** How far the winners were ahead, or how the tie was broken: `2 points`, `3&2`, `countback`, or a sentence. */
  margin?: string | null | undefined;
  /** What tied winners share, such as `38 points`. The API's lists have no score. */
  score?: string | null | undefined;
};

type Row = { status: string; outcome: Outcome | null | undefined };

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

export const NOT_YET = 'Not yet';

/** Returns null when nothing is known about the winner. */
export function rowWinner({ status, outcome }: Row): string | null {
  if (isOpen(status)) return NOT_YET;
  if (isStopped(status)) return NOBODY;
  return outcomeText(outcome);
}

/** Returns text such as `Ann Lee & Bob Day, 3&2` or `Tied on 38 points: Ann Lee and Bob Day`. */
export function outcomeText(outcome: Outcome | null | undefined): string | null {
  if (!outcome) return null;
  const names = winnersOf(outcome);
  if (outcome.tied) {
    const tied = outcome.score ? `Tied on ${outcome.score}` : 'Tied';
    return [tied, listText(names)].filter(Boolean).join(': ');
  }
  return names.length === 0 ? null : [listText(names, '&'), marginText(outcome)].filter(Boolean).join(', ');
}

/** Returns what follows the recorded winner's name: `& Bob Day, 3&2`. Empty for a tie or if the outcome differs. */
export function besideWinner(outcome: Outcome | null | undefined, recorded: string): string {
  if (!outcome || !hasWon(outcome, recorded)) return '';
  const names = partnersOf(outcome, recorded).map(({ name }) => `& ${name}`);
  return [names.join(' '), marginText(outcome)].filter(Boolean).join(', ');
}

export function hasWon({ tied, winners }: Outcome, uid: string): boolean {
  return !tied && winners.some((winner) => winner.uid === uid);
}

export function partnersOf<One extends Winner>({ winners }: Outcome<One>, recorded: string): One[] {
  return winners.filter(({ uid }) => uid !== recorded);
}

export function winnersOf(outcome: Outcome | null | undefined): string[] {
  return outcome?.winners.map(({ name }) => name) ?? [];
}

/** Returns `by 2 points`, `3&2`, `on countback`, or the API's own sentence. */
export function marginText({ margin }: Pick<Outcome, 'margin'>): string {
  if (!margin) return '';
  if (/^conce/i.test(margin)) return 'by concession';
  if (/^\d\S* (point|stroke)s?\b/.test(margin)) return `by ${margin}`;
  return /^(countback|equal scores)\b/.test(margin) ? `on ${margin}` : margin;
}
