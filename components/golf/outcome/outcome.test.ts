import { describe, expect, it } from 'vitest';
import { boardRows } from '@/components/golf/leaderboard/rows';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { MatchRow } from '@/lib/contract/matches';
import { type ReadItem, usableItems } from '@/lib/contract/read-item';
import { outcomeText } from '@/lib/format/row-winner';
import { boardOutcome, leaderboardOutcome, matchOutcome } from './outcome';
import { winnerDescription } from './winner-words';

const checked = (rows: readonly ReadItem<LeaderboardRow>[], board: 'stableford' | 'strokeplay') =>
  usableItems(boardRows({ rows, faults: [] }, board)).map(({ item }) => item);

const rowsOf = (...rows: [name: string, position: number, score: number, tieBreak?: string][]) => {
  const items = rows.map(([firstName, position, score, countback]) =>
    LeaderboardRow.parse({
      player: { uid: firstName, firstName, lastName: '' },
      position,
      countback,
      points: score,
      net: score,
      status: 'FINISHED',
    }),
  );
  return checked(
    items.map((item) => ({ ok: true, item, faults: [] })),
    'stableford',
  );
};
const side = (...names: string[]) => ({
  uid: names[0] ?? '',
  players: names.map((firstName) => ({ uid: firstName, firstName, lastName: '' })),
});
const match = (changes: object) =>
  MatchRow.parse({ uid: 'm', sideA: side('Ann', 'Al'), sideB: side('Bea'), ...changes });
const usable = (item: MatchRow) => ({ ok: true as const, item, faults: [] });
const ann = { uid: 'Ann', name: 'Ann' };

describe('an outcome with a winner and a margin', () => {
  it('WHO-1 a winner wins by points or by strokes', () => {
    expect(outcomeText(boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 2, 36]), 'stableford'))).toBe('Ann, by 2 points');
    expect(outcomeText(boardOutcome(rowsOf(['Ann', 1, 70], ['Bob', 2, 71]), 'strokeplay'))).toBe('Ann, by 1 stroke');
  });

  it.each([
    ['no row says how', undefined, undefined, 'Ann, on equal scores'],
    [
      'there was a play-off',
      'Won the play-off at the second extra hole',
      undefined,
      'Ann, Won the play-off at the second extra hole',
    ],
    ['a play-off over the last 3 holes', 'Won the play-off over the last 3 holes', undefined, /^Ann, Won the play-off/],
    ['a code says how', 'SUDDEN_DEATH', undefined, 'Ann, Sudden Death'],
    ['a draw by lot', undefined, 'Lost the draw', 'Ann, on equal scores'],
    ['a countback', 'Ahead on the last 6 (holes 13–18): 27 against 28⅓', undefined, 'Ann, on countback'],
    ['a countback of the last hole', 'Ahead on hole 18: 3 against 2', undefined, 'Ann, on countback'],
    ['a countback that names the other', 'Behind Al Day on hole 18: 3 against 2', undefined, 'Ann, on countback'],
    ['a countback after rounds', 'Ahead on the last round: 70 against 71', undefined, 'Ann, on countback'],
    ['a countback in other words', 'Better back nine', undefined, 'Ann, on countback'],
    ['a countback as a code', 'LAST_9', undefined, 'Ann, on countback'],
    ['a countback of the second', undefined, 'Behind on the last 9: 16 against 18', 'Ann, on countback'],
  ])('WHO-1 with equal scores (%s), “on countback” is shown only if a row says so', (_, first, second, words) => {
    const outcome = boardOutcome(rowsOf(['Ann', 1, 38, first], ['Bob', 2, 38, second]), 'stableford');
    expect(outcomeText(outcome)).toMatch(words);
    if (typeof words === 'string') expect(outcomeText(outcome)).toBe(words);
  });

  it('WHO-1 if winner and runner-up play different pars, the margin includes both net scores', () => {
    const rowOf = (name: string, changes: object) => ({
      ok: true as const,
      item: LeaderboardRow.parse({ team: { uid: name, name, players: [] }, status: 'FINISHED', ...changes }),
      faults: [],
    });
    const wordsFor = (toPar: number, net = 303) => {
      const rows = [
        rowOf('Heather', { position: 1, net: 296, toPar: 4 }),
        rowOf('Claret', { position: 2, net, toPar }),
      ];
      return outcomeText(boardOutcome(checked(rows, 'strokeplay'), 'strokeplay'));
    };
    expect(wordsFor(15)).toBe('Heather, by 7 strokes (net 296 to 303)');
    expect(wordsFor(0, 296)).toBe('Heather, on equal scores (net 296 to 296)');
    expect(wordsFor(11)).toBe('Heather, by 7 strokes');
  });

  it('WHO-1 the winner of a match is shown with the partner’s name and the result', () => {
    const outcome = matchOutcome(usable(match({ winnerUid: 'Ann', result: '3&2', thru: 16 })), 18);
    expect(outcomeText(outcome)).toBe('Ann & Al, 3&2');
    expect(winnerDescription('COMPLETED', ann, outcome ?? null)).toEqual({ words: '& Al, 3&2', differs: false });
  });
});

describe('an outcome without a winner', () => {
  it('WHO-2 a tie names everybody in first place, shows their score, and says if no tie-break is recorded', () => {
    const outcome = boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 1, 38], ['Cy', 3, 30]), 'stableford');
    const words = 'Tied on 38 points: Ann and Bob';
    expect(winnerDescription('COMPLETED', null, outcome).words).toBe(`${words}. No tie-break is recorded.`);
    const level = 'Equal on every countback';
    const broken = boardOutcome(rowsOf(['Ann', 1, 38, level], ['Bob', 1, 38, level]), 'stableford');
    expect(winnerDescription('COMPLETED', null, broken, 'board').words).toBe(words);
  });

  it('WHO-2 a tied match names both sides and no winner', () => {
    const level = matchOutcome(usable(match({ result: 'AS', thru: 18, holesUp: 0 })), 18);
    expect(winnerDescription('COMPLETED', null, level ?? null).words).toBe('Tied: Ann & Al v Bea');
  });

  it('WHO-2 a round that is not over, is abandoned or has no recorded winner shows no winner', () => {
    expect(
      winnerDescription('IN_PROGRESS', null, boardOutcome(rowsOf(['Ann', 1, 38]), 'stableford') ?? null).words,
    ).toBe('Not yet');
    expect(winnerDescription('ABANDONED', null, boardOutcome(rowsOf(['Ann', 1, 38]), 'stableford') ?? null).words).toBe(
      'None',
    );
    expect(winnerDescription('COMPLETED', null, null).words).toBe('None recorded');
    expect(matchOutcome(usable(match({ result: '2 up', thru: 16, holesUp: 2 })), 18)).toBeNull();
  });
});

describe('an outcome whose recorded winner differs from the leaderboard', () => {
  const won = boardOutcome(rowsOf(['Bob', 1, 38], ['Ann', 2, 36]), 'stableford');

  it('WHO-3 a warning is shown if the record has no winner, or another winner than the leaderboard', () => {
    expect(winnerDescription('COMPLETED', null, won ?? null)).toEqual({
      words: 'None recorded, but the leaderboard shows Bob, by 2 points',
      differs: true,
    });
    expect(winnerDescription('COMPLETED', ann, won ?? null)).toEqual({
      words: 'The leaderboard shows Bob, by 2 points',
      differs: true,
    });
  });

  it('WHO-3 after a tie, a warning is shown only if the recorded winner did not share first place', () => {
    const tie = boardOutcome(rowsOf(['Ann', 1, 38], ['Bob', 1, 38]), 'stableford');
    const words = 'The leaderboard shows a tie between Ann and Bob';
    expect(winnerDescription('COMPLETED', ann, tie ?? null)).toEqual({ words, differs: false });
    expect(winnerDescription('COMPLETED', { uid: 'Cay', name: 'Cay' }, tie ?? null)).toEqual({ words, differs: true });
  });
});

describe('an outcome with a value that could not be parsed', () => {
  const player = { uid: 'ann', firstName: 'Ann', lastName: 'Lee' };
  const faults = (field: string) => [{ field, message: 'Required' }];

  it('WHO-1 ERR-4 if a position could not be parsed, the outcome is unknown, not “no winner”', () => {
    const rows = [
      { ok: true as const, item: LeaderboardRow.parse({ player, points: 38 }), faults: faults('position') },
    ];
    const leaderboard = { ok: true as const, value: { rows, faults: [] } };
    expect(leaderboardOutcome({ board: 'stableford', leaderboard })).toBeUndefined();
  });

  it('WHO-1 ERR-4 if the winner of a match or the number of holes played could not be parsed, the result is unknown', () => {
    const item = match({ result: '3&2' });
    expect(matchOutcome({ ok: true, item, faults: faults('winnerUid') }, 18)).toBeUndefined();
    expect(matchOutcome({ ok: true, item, faults: faults('thru') }, 18)).toBeUndefined();
  });
});
