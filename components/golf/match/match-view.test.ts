import { expect, it } from 'vitest';
import { MatchRow } from '@/lib/contract/matches';
import { read } from '@/lib/contract/wire/lenient.fixture';
import type { WholeOf } from '@/lib/contract/wire/read';
import { having, known } from '@/lib/contract/wire/unread';
import { matchHoles, matchWords, shortSideWords, unplayedHoles } from './match-view';

const side = (uid: string, ...names: string[]) => ({
  uid,
  players: names.map((firstName) => ({ uid: `${uid}-${firstName}`, firstName, lastName: '' })),
});

function match(changes: Partial<WholeOf<MatchRow>>): WholeOf<MatchRow> {
  return { uid: 'm', sideA: side('a', 'Ann', 'Al'), sideB: side('b', 'Bea'), ...changes };
}

function holesOf(row: object) {
  const match = having(read(MatchRow, row), 'holes.number');
  return match ? matchHoles(match) : [];
}

it('CARD-1 gives every hole its winner and the standing after it', () => {
  const holes = [
    { number: 1, result: 'B', leader: 'B', holesUp: 1 },
    { number: 2, result: 'HALVED', leader: 'B', holesUp: 1, dormie: true },
    { number: 3, result: 'A', leader: null, holesUp: 0 },
  ];
  expect(matchHoles(match({ holes })).map(({ wonBy, standing }) => [wonBy, standing.ok && standing.value])).toEqual([
    ['B', 'Bea 1 up'],
    [null, 'Bea 1 up, dormie'],
    ['A', 'All square'],
  ]);
});

it('CARD-3 marks a standing that does not follow from the holes, but nothing after an unknown result', () => {
  const faults = (...holes: NonNullable<WholeOf<MatchRow>['holes']>) =>
    matchHoles(match({ holes })).map(({ fault }) => fault);
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
  const [first, second, third] = holesOf({ ...match({}), holes });
  expect(first).toMatchObject({ wonBy: 'A', standing: { value: 'Ann & Al 1 up' }, fault: null });
  expect(second).toMatchObject({ standing: { value: 'Ann & Al 2 up' }, wonBy: null, grossA: 4, fault: null });
  expect(third?.fault).toBeNull();
});

it('ERR-4 a side of which nothing could be read is “-”', () => {
  const row = read(MatchRow, { ...match({ thru: 5, result: '1 up', leader: 'A' }), sideA: {} });
  expect(known(row, matchWords(18))).toBe('- 1 up after 5');
});

it('ERR-4 a side whose players could not be read goes by its id', () => {
  const row = read(MatchRow, {
    ...match({ thru: 5, result: '1 up', leader: 'A' }),
    sideA: { uid: 'a', players: 'Ann' },
  });
  expect(known(row, matchWords(18))).toBe('a 1 up after 5');
});

it('ERR-4 the standing names no side whose players and uid could not be read, and leaves the other as it is', () => {
  const holes = [
    { number: 1, result: 'A', leader: 'A', holesUp: 1 },
    { number: 2, result: 'B', leader: null, holesUp: 0 },
  ];
  const [first, second] = holesOf({ ...match({}), sideA: {}, holes });
  expect(first?.standing).toMatchObject({ ok: false, fault: { place: 'sideA.uid' } });
  expect(second?.standing).toEqual({ ok: true, value: 'All square' });
});
