import { listText } from './list-words';

/** `side` is this player's side in a tied match, such as `A`. */
type Winner = { uid: string; name: string; side?: string | null | undefined };

/** If `tied` is true, `winners` are all who share first place. */
export type Outcome<One extends Winner = Winner> = {
  winners: readonly One[];
  tied?: boolean | null | undefined;
  /** How far ahead the winners were, or how the tie was broken: `2 points`, `3&2`, `countback`, or a sentence. */
  margin?: string | null | undefined;
  /** What tied winners share, such as `38 points`. The API's lists contain no scores. */
  score?: string | null | undefined;
  /** True if the leaderboard does not say how the tie was broken. */
  isTieUnbroken?: boolean;
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

/** True if the round or event has ended as planned, so that it can have a winner. */
export const isDecided = (status: string | null | undefined): boolean =>
  Boolean(status && !isOpen(status) && !isStopped(status));

export const NOBODY = 'None';

export const NOT_YET = 'Not yet';

/** Returns null if nothing is known about a winner. */
export function rowWinner({ status, outcome }: Row): string | null {
  if (isOpen(status)) return NOT_YET;
  if (isStopped(status)) return NOBODY;
  return outcomeText(outcome);
}

/**
 * Returns text such as `Ann Lee & Bob Day, 3&2`, `Tied on 38 points: Ann Lee and Bob Day`, or `Tied: Ann Lee v Bob
 * Day`.
 */
export function outcomeText(outcome: Outcome | null | undefined): string | null {
  if (!outcome) return null;
  if (outcome.tied) {
    const tied = outcome.score ? `Tied on ${outcome.score}` : 'Tied';
    const isMatch = outcome.winners.some(({ side }) => side);
    const names = isMatch ? tiedNames(outcome).join(' v ') : listText(tiedNames(outcome));
    return [tied, names].filter(Boolean).join(': ');
  }
  const names = winnersOf(outcome);
  return names.length === 0 ? null : [listText(names, '&'), marginText(outcome)].filter(Boolean).join(', ');
}

/** Names those who tied: both sides of a match, or everybody in first place. */
export function tiedNames({ winners }: Outcome): string[] {
  const sides = Map.groupBy(winners, ({ side, uid }) => side ?? uid);
  return Array.from(sides.values(), (players) =>
    listText(
      players.map(({ name }) => name),
      '&',
    ),
  );
}

/**
 * Returns what follows the recorded winner's name: `& Bob Day, 3&2`. Empty for a tie, or if the outcome names somebody
 * else.
 */
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
