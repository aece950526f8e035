import { expect, it } from 'vitest';
import { bent } from '@/lib/contract/bent.fixture';
import { MatchRow } from '@/lib/contract/matches';
import { matchHoles, matchWords, shortSideWords, unplayedHoles } from './match-view';

const side = (uid: string, ...names: string[]) => ({
  uid,
  players: names.map((firstName) => ({ uid: `${uid}-${firstName}`, firstName, lastName: '' })),
});

function match(changes: Partial<MatchRow>): MatchRow {
  return { uid: 'm', sideA: side('a', 'Ann', 'Al'), sideB: side('b', 'Bea'), ...changes };
}

it.each([
  ['Not started', { thru: 0, result: null }],
  ['All square after 5', { thru: 5, result: 'AS' }],
  ['Ann & Al 2 up after 16, dormie', { thru: 16, result: '2 up', leader: 'A', dormie: true }],
  ['Bea won 3&2', { thru: 16, result: '3&2', leader: 'B', decided: true, winnerUid: 'b' }],
  ['Bea won at the 19th', { thru: 19, result: '19th', leader: 'B', decided: true, winnerUid: 'b' }],
  ['Bea won', { thru: 16, result: null, leader: 'B', decided: true, winnerUid: 'b' }],
  ['Match tied', { thru: 18, result: 'AS' }],
])('%s', (words, changes) => {
  expect(matchWords(match(changes), 18)).toBe(words);
});

it('gives every hole its winner and the standing after it', () => {
  const holes = [
    { number: 1, result: 'B', leader: 'B', holesUp: 1 },
    { number: 2, result: 'HALVED', leader: 'B', holesUp: 1, dormie: true },
    { number: 3, result: 'A', leader: null, holesUp: 0 },
  ];
  expect(matchHoles(match({ holes })).map(({ wonBy, standing }) => [wonBy, standing])).toEqual([
    ['B', 'Bea 1 up'],
    [null, 'Bea 1 up, dormie'],
    ['A', 'All square'],
  ]);
});

it('marks a standing that does not follow from the holes, but nothing after an unknown result', () => {
  const faults = (...holes: NonNullable<MatchRow['holes']>) => matchHoles(match({ holes })).map(({ fault }) => fault);
  expect(
    faults(
      { number: 1, result: 'A', leader: 'A', holesUp: 1 },
      { number: 2, result: 'HALVED', leader: 'A', holesUp: 2 },
      { number: 3, result: 'B', leader: 'A', holesUp: 1 },
    ),
  ).toEqual([
    null,
    'Hole 2 says Ann & Al 2 up. The holes make Ann & Al 1 up.',
    'Hole 3 says Ann & Al 1 up. The holes make All square.',
  ]);
  expect(
    faults(
      { number: 1, result: 'CONCEDED', leader: 'A', holesUp: 1 },
      { number: 2, result: 'A', leader: 'A', holesUp: 2 },
    ),
  ).toEqual([null, null]);
});

it.each([
  [[1, 14], 18, [15, 16, 17, 18]],
  [[1, 19], 18, []],
  [[1, 2], null, []],
])('after holes %j of %s, %j are left', (numbers, holesCount, left) => {
  expect(
    unplayedHoles(
      numbers.map((number) => ({ number })),
      holesCount,
    ),
  ).toEqual(left);
});

it('shortens partners to their last names, but not a single player', () => {
  const players = [
    { uid: '1', firstName: 'Ann', lastName: 'Lee' },
    { uid: '2', firstName: 'Al', lastName: 'Fox' },
  ];
  expect(shortSideWords({ uid: 'a', players })).toBe('Lee & Fox');
  expect(shortSideWords({ uid: 'a', players: players.slice(0, 1) })).toBe('Ann Lee');
});

it('ERR-4 a result that could not be read leaves scores and the standings given, and checks none after it', () => {
  const holes = [
    { number: 1, result: 'A', leader: 'A', holesUp: 1 },
    { number: 2, result: 7, leader: 'A', holesUp: 2, grossA: 4 },
    { number: 3, result: 'A', leader: 'A', holesUp: 2 },
  ];
  const [first, second, third] = matchHoles(bent(MatchRow, { ...match({}), holes }));
  expect(first).toMatchObject({ wonBy: 'A', standing: 'Ann & Al 1 up', fault: null });
  expect(second).toMatchObject({ standing: 'Ann & Al 2 up', grossA: 4, fault: null });
  expect(() => second?.wonBy).toThrow('Expected string, received number');
  expect(third?.fault).toBeNull();
});

it('ERR-4 a side of which nothing could be read is “-”', () => {
  const row = bent(MatchRow, { ...match({ thru: 5, result: '1 up', leader: 'A' }), sideA: {} });
  expect(matchWords(row, 18)).toBe('- 1 up after 5');
});

it('ERR-4 a side whose players could not be read goes by its id', () => {
  const row = bent(MatchRow, {
    ...match({ thru: 5, result: '1 up', leader: 'A' }),
    sideA: { uid: 'a', players: 'Ann' },
  });
  expect(matchWords(row, 18)).toBe('a 1 up after 5');
});

it('ERR-4 the standing names no side whose players and uid could not be read, and leaves the other as it is', () => {
  const holes = [
    { number: 1, result: 'A', leader: 'A', holesUp: 1 },
    { number: 2, result: 'B', leader: null, holesUp: 0 },
  ];
  const [first, second] = matchHoles(bent(MatchRow, { ...match({}), sideA: {}, holes }));
  expect(() => first?.standing).toThrow('sideA');
  expect(second?.standing).toBe('All square');
});
