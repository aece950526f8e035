export type SideName = 'A' | 'B';

type Side = { uid?: string | undefined } | null | undefined;

/** `winnerUid` is the uid of a side; `result` is `3&2`, `1 up`, `19th` or `AS`. */
type Match = {
  sideA?: Side;
  sideB?: Side;
  winnerUid?: string | null | undefined;
  result?: string | null | undefined;
  leader?: string | null | undefined;
  holesUp?: number | null | undefined;
  thru?: number | null | undefined;
  dormie?: boolean | null | undefined;
  decided?: boolean | null | undefined;
};

type State =
  | { kind: 'not-started' | 'tied' }
  | { kind: 'won'; by: SideName; result: string }
  | { kind: 'level'; thru: number }
  | { kind: 'led'; by: SideName; up: number | null; thru: number };

/** Returns text such as `Ann Lee won 3&2`, `Ann Lee 2 up after 16, dormie`, `All square after 5` or `Match tied`. */
export function matchText(match: Match, holesCount: number | null, names: Readonly<Record<SideName, string>>): string {
  const state = stateOf(match, holesCount);
  switch (state.kind) {
    case 'not-started':
      return 'Not started';
    case 'tied':
      return 'Match tied';
    case 'won':
      return `${names[state.by]} won${resultText(state.result)}`;
    case 'level':
      return `All square after ${state.thru}`;
    case 'led':
      return `${names[state.by]} ${state.up ?? '-'} up after ${state.thru}${match.dormie ? ', dormie' : ''}`;
  }
}

/** Returns text such as `Won 3&2 against Bea Day` or `2 down after 7 against Bea Day`; null before the match starts. */
export function sideResultText(
  match: Match,
  holesCount: number | null,
  side: SideName,
  opponents: string,
): string | null {
  const state = stateOf(match, holesCount);
  switch (state.kind) {
    case 'not-started':
      return null;
    case 'tied':
      return `Tied with ${opponents}`;
    case 'won': {
      const result = resultText(state.result);
      return state.by === side
        ? `Won${result} against ${opponents}`
        : `Lost${result.replace(/ up$/, ' down')} to ${opponents}`;
    }
    case 'level':
      return `All square after ${state.thru} against ${opponents}`;
    case 'led':
      return `${state.up ?? '-'} ${state.by === side ? 'up' : 'down'} after ${state.thru} against ${opponents}`;
  }
}

function stateOf(match: Match, holesCount: number | null): State {
  const { sideA, sideB, winnerUid, result, leader, holesUp, thru, decided } = match;
  if (winnerUid && winnerUid === sideA?.uid) return { kind: 'won', by: 'A', result: result ?? '' };
  if (winnerUid && winnerUid === sideB?.uid) return { kind: 'won', by: 'B', result: result ?? '' };
  if (!thru) return { kind: 'not-started' };
  if (leader === 'A' || leader === 'B') return { kind: 'led', by: leader, up: holesUp ?? upIn(result), thru };
  return decided || thru === holesCount ? { kind: 'tied' } : { kind: 'level', thru };
}

function upIn(result: string | null | undefined): number | null {
  const [, holes] = /^(\d+) up$/.exec(result ?? '') ?? [];
  return holes === undefined ? null : Number(holes);
}

/** Puts results that are no standings, such as `conceded` or `Concession`, into words after `won` and `lost`. */
function resultText(result: string): string {
  if (!result) return '';
  if (/^conce/i.test(result)) return ' by concession';
  if (/^\d+(st|nd|rd|th)$/.test(result)) return ` at the ${result}`;
  return /\d/.test(result) ? ` ${result}` : ` (${result})`;
}
