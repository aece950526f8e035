import { expect, it } from 'vitest';
import type { MatchRow } from '@/lib/contract/matches';
import {
  distinctSides,
  matchDescription,
  matchHoles,
  shortSideText,
  sideDescription,
  unplayedHoles,
} from './match-view';

const side = (uid: string, ...names: string[]) => ({
  uid,
  players: names.map((firstName) => ({ uid: `${uid}-${firstName}`, firstName, lastName: '' })),
});

function match(changes: Partial<MatchRow>): MatchRow {
  return { uid: 'm', sideA: side('a', 'Ann', 'Al'), sideB: side('b', 'Bea'), ...changes };
}

it('CARD-1 every hole of a match shows its winner and the standing after the hole', () => {
  const holes = [
    { number: 1, result: 'B', leader: 'B', holesUp: 1 },
    { number: 2, result: 'HALVED', leader: 'B', holesUp: 1, dormie: true },
    { number: 3, result: 'A', leader: null, holesUp: 0 },
  ];
  expect(matchHoles(match({ holes }), 18).map(({ wonBy, standing }) => [wonBy, standing])).toEqual([
    ['B', 'Bea 1 up'],
    [null, 'Bea 1 up, dormie'],
    ['A', 'All square'],
  ]);
});

it('CARD-3 a match marks a standing that does not follow from the hole results, unless an earlier result is unknown', () => {
  const faults = (...holes: NonNullable<MatchRow['holes']>) =>
    matchHoles(match({ holes }), 18).map(({ fault }) => fault);
  expect(
    faults(
      { number: 1, result: 'A', leader: 'A', holesUp: 1 },
      { number: 2, result: 'HALVED', leader: 'A', holesUp: 2 },
      { number: 3, result: 'B', leader: 'A', holesUp: 1 },
    ),
  ).toEqual([
    null,
    'After hole 2, the recorded standing is Ann & Al 2 up; it should be Ann & Al 1 up.',
    'After hole 3, the recorded standing is Ann & Al 1 up; it should be All square.',
  ]);
  expect(
    faults(
      { number: 1, result: 'CONCEDED', leader: 'A', holesUp: 1 },
      { number: 2, result: 'A', leader: 'A', holesUp: 2 },
    ),
  ).toEqual([null, null]);
});

const positionsOf = (numbers: readonly number[], holesCount: number | null) => {
  const holes = numbers.map((number) => ({ number, result: 'HALVED', holesUp: 0 }));
  return matchHoles(match({ holes }), holesCount);
};

it.each([
  [[1, 14], 18, [15, 16, 17, 18]],
  [[1, 19], 18, []],
  [[1, 2], null, []],
  [[10, 11], 9, []],
  [[17, 18, 1], 18, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16]],
])('after the holes %j of a match with %s holes, the unplayed holes are %j', (numbers, holesCount, left) => {
  expect(unplayedHoles(positionsOf(numbers, holesCount), holesCount).map(({ number }) => number)).toEqual(left);
});

it('CARD-1 a match lists its holes in the order of play, even if extra holes repeat numbers or play starts on hole 10', () => {
  const round = Array.from({ length: 18 }, (_, index) => index + 1);
  expect(
    positionsOf([...round, 1], 18)
      .slice(17)
      .map(({ number, position }) => [number, position]),
  ).toEqual([
    [18, 18],
    [19, 19],
  ]);
  expect(positionsOf([10, 11, 12], 18).map(({ number, position }) => [number, position])).toEqual([
    [10, 1],
    [11, 2],
    [12, 3],
  ]);
});

it('a match shows the last names of partners, but the full name of a player without a partner', () => {
  const players = [
    { uid: '1', firstName: 'Ann', lastName: 'Lee' },
    { uid: '2', firstName: 'Al', lastName: 'Fox' },
  ];
  expect(shortSideText({ uid: 'a', players })).toBe('Lee & Fox');
  expect(shortSideText({ uid: 'a', players: players.slice(0, 1) })).toBe('Ann Lee');
});

it('ERR-4 a match whose result could not be parsed states that its result is unknown', () => {
  const item = match({ thru: 5, leader: 'A' });
  const faults = [{ field: 'thru', message: 'Required' }];
  expect(matchDescription({ ok: true, item, faults }, 18)).toBe('Ann & Al against Bea, result unknown');
  expect(matchDescription({ ok: true, item: { ...item, holesUp: 1 }, faults: [] }, 18)).toBe('Ann & Al 1 up after 5');
});

it('CARD-1 NAME-1 two sides with the same name are distinguished by their handicaps, or by their IDs', () => {
  const john = (uid: string, playingHandicap: number | null) => ({
    uid,
    players: [{ uid, firstName: 'John', lastName: 'Smith', playingHandicap }],
  });
  const names = (a: number | null, b: number | null) => {
    const { A, B } = distinctSides({ A: john('fd33c0de-0001-9a41', a), B: john('fd33c0de-0002-9a42', b) });
    return [sideDescription(A), sideDescription(B)];
  };
  expect(names(10, 0)).toEqual(['John Smith (10)', 'John Smith (0)']);
  expect(names(-2, 2)).toEqual(['John Smith (+2)', 'John Smith (2)']);
  expect(names(10, 10)).toEqual(['John Smith (fd33…9a41)', 'John Smith (fd33…9a42)']);
  expect(names(null, 10)).toEqual(['John Smith (fd33…9a41)', 'John Smith (fd33…9a42)']);
  const played = match({ sideA: john('a', 10), sideB: john('b', 0), winnerUid: 'a', result: '3&1' });
  const usable = { ok: true, item: played, faults: [] } as const;
  expect(matchDescription(usable, 18)).toBe('John Smith (10) won 3&1');
  expect(matchDescription(usable, 18, 'AWAITING_ATTESTATION')).toBe('John Smith (10) won 3&1, not confirmed');
  expect(sideDescription(distinctSides({ A: side('a', 'Ann'), B: side('b', 'Bea') }).A)).toBe('Ann');
});
