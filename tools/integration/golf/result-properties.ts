import fc from 'fast-check';
import { leaderboardOutcome } from '@/components/golf/outcome/outcome';
import { playerResult } from '@/components/golf/outcome/player-result';
import { winnerDescription } from '@/components/golf/outcome/winner-words';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { type Outcome, rowWinner } from '@/lib/format/row-winner';
import { userResult } from '@/lib/format/user-result';
import { marksOf } from './marks';
import { type Property, property } from './property';

const standing = fc.record({
  points: fc.integer({ min: 0, max: 45 }),
  gross: fc.integer({ min: 65, max: 110 }),
  thru: fc.integer({ min: 1, max: 18 }),
  net: fc.integer({ min: 60, max: 80 }),
  mixed: fc.nat(),
});

/** Ranks rows by a score, the lowest first. Rows with equal scores share a position, or are in some order. */
function ranked<Row extends { mixed: number }>(rows: readonly Row[], scoreOf: (row: Row) => number, areTied: boolean) {
  const sorted = rows.toSorted((a, b) => scoreOf(a) - scoreOf(b) || a.mixed - b.mixed);
  return sorted.map((row, at) => {
    const equal = sorted.filter((other) => scoreOf(other) === scoreOf(row)).length;
    const place = 1 + sorted.filter((other) => scoreOf(other) < scoreOf(row)).length;
    return { ...row, position: areTied ? place : at + 1, tied: areTied && equal > 1 };
  });
}

const ORDERS = {
  points: { board: 'stableford', status: 'FINISHED', scoreOf: ({ points }: Standing) => -points },
  'points in play': { board: 'stableford', status: 'IN_PROGRESS', scoreOf: ({ points }: Standing) => -points },
  'two points a hole': {
    board: 'stableford',
    status: 'IN_PROGRESS',
    scoreOf: ({ points, thru }: Standing) => 2 * thru - points,
  },
  net: { board: 'strokeplay', status: 'FINISHED', scoreOf: ({ net }: Standing) => net },
  gross: { board: 'strokeplay', status: 'FINISHED', scoreOf: ({ gross }: Standing) => gross },
} as const;

type Standing = { points: number; gross: number; thru: number; net: number };

const ranks = property(
  'CARD-3 positions by points, by two points a hole, by net or by gross scores are not marked',
  [fc.array(standing, { minLength: 2, maxLength: 12 }), fc.constantFrom(...Object.values(ORDERS)), fc.boolean()],
  (rows, { board, status, scoreOf }, areTied) => {
    const items = ranked(rows, scoreOf, areTied).map(({ mixed: _, ...row }, at) => ({
      ...row,
      status,
      player: { uid: `${at}`, firstName: 'Ann', lastName: `${at}` },
    }));
    return marksOf({ kind: 'board', of: { board, of: 'friendly', items } as never })?.length === 0;
  },
);

const TIE_BREAKS = [null, 'Ahead on the last 9: 20 against 18', 'Won the play-off at the first extra hole', 'By lot'];

const outcomes = property(
  'WHO-1 WHO-4 an outcome reads alike in lists, on screens, in results and in the timeline; “countback” needs a row that says so',
  [fc.integer({ min: 30, max: 34 }), fc.integer({ min: 30, max: 34 }), fc.boolean(), fc.constantFrom(...TIE_BREAKS)],
  (a, b, isTied, tieBreak) => {
    const [best, second] = [Math.max(a, b), Math.min(a, b)];
    const areEqual = best === second;
    const tied = areEqual && isTied;
    const rows = ['Ann', 'Bob'].map((firstName, at) => ({
      ok: true as const,
      item: LeaderboardRow.parse({
        player: { uid: firstName, firstName, lastName: '', userUid: `user-${firstName}` },
        status: 'FINISHED',
        position: tied ? 1 : at + 1,
        tied,
        points: at === 0 ? best : second,
        countback: areEqual && !tied && at === 0 ? tieBreak : null,
      }),
      faults: [],
    }));
    const leaderboard = { ok: true as const, value: { rows, faults: [] } };
    const outcome = leaderboardOutcome({ board: 'stableford', leaderboard }) ?? null;
    if (!outcome) return false;
    const ann = outcome.winners[0] as { uid: string; name: string };
    const inList = rowWinner({ status: 'COMPLETED', outcome }) ?? '';
    const beside = winnerDescription('COMPLETED', ann, outcome).words;
    const winnerPlayer = { uid: 'Ann', userUid: 'user-Ann', firstName: 'Ann', lastName: '' };
    const round = { status: 'COMPLETED', scoringFormat: 'STABLEFORD', winnerPlayer, outcome: withUsers(outcome) };
    const won = userResult(round, 'user-Ann');
    const own = playerResult({ board: 'stableford', leaderboard }, 'user-Ann', 'COMPLETED').words;
    const saysCountback = !tied && areEqual && tieBreak === TIE_BREAKS[1];
    return (
      winnerDescription('COMPLETED', null, outcome, 'board').words ===
        `${inList}${tied ? '. No tie-break is recorded.' : ''}` &&
      (tied ? inList.startsWith('Tied on') && own.startsWith('Tied 1st') : own.startsWith('Won, 1st')) &&
      (tied || `${ann.name}, ${beside}` === inList) &&
      (tied || won === `Won ${beside}`) &&
      [inList, beside].every((words) => tied || words.includes('countback') === saysCountback) &&
      !(tied && inList.includes('countback'))
    );
  },
);

const withUsers = ({ winners, ...outcome }: Outcome) => ({
  ...outcome,
  winners: winners.map((winner) => ({ ...winner, userUid: `user-${winner.uid}` })),
});

export const resultProperties: readonly Property[] = [ranks, outcomes];
