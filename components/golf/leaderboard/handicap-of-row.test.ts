import { describe, expect, it } from 'vitest';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Row } from '@/lib/contract/page';
import { readLeniently } from '@/lib/contract/wire/lenient';
import { without } from '@/lib/contract/wire/lenient.fixture';
import { boardRows } from './rows';

const player = { uid: 'p', firstName: 'Ann', lastName: 'Lee', userUid: 'u' };
const tee = { uid: 't', name: 'White', courseRating: 71.9, slopeRating: 130, par: 72 };
const rowOf = (row: object): Row<LeaderboardRow> => {
  const read = readLeniently(LeaderboardRow, { player, handicap: 27.4, playingHandicap: 30, ...row });
  if (!read.ok) throw new Error('The row broke');
  return { ok: true, item: read.value };
};
const derivedOf = (row: object, of: 'event' | 'friendly' = 'friendly') => {
  const scored = { endpoint: '', rows: [rowOf(row)], scoringFormat: 'STABLEFORD', holesCount: 18 };
  const [first] = boardRows(scored, 'stableford', of).rows;
  if (!first?.ok) throw new Error('The row broke');
  return first.item;
};

it('WHY-1 a row of a board says how its playing handicap comes about', () => {
  expect(derivedOf({ tee }).derived).toMatchObject({ makes: 30, steps: [{ words: '27.4 on the day' }, {}, {}, {}] });
  expect(derivedOf({ tee }, 'event').derived).toMatchObject({
    steps: [{ words: '27.4 (the group’s, at entry)' }, {}, {}, {}],
  });
  expect(derivedOf({ tee }, 'event').handicapSource?.href).toBe('/group-members/p');
  expect(derivedOf({ tee }).handicapSource?.href).toBe('/all-users/u');
});

it('WHY-1 a row without tees names them', () => {
  expect(derivedOf({}).derived).toMatchObject({ makes: null, missing: ['the tees'] });
  expect(derivedOf({ tee, playingHandicap: null }).derived).toBeNull();
});

describe('WHY-1 ERR-4 nothing is derived without a figure that could not be read, which is named', () => {
  it.each([
    ['handicap', { handicap: 'low', tee }],
    ['tee.slopeRating', { tee: { ...tee, slopeRating: 'steep' } }],
    ['tee', { tee: 'White' }],
    ['tee.uid', { tee: { value: tee } }],
  ])('%s', (place, row) => {
    expect(derivedOf(row).derived).toEqual({ unread: expect.objectContaining({ place }) });
  });

  it('the number of holes, on which the strokes fall', () => {
    const scored = without(
      { endpoint: '', rows: [rowOf({ tee })], scoringFormat: 'STABLEFORD' },
      'Required',
      'holesCount',
    );
    const [row] = boardRows(scored, 'stableford').rows;
    expect(row).toMatchObject({ item: { derived: { unread: { place: 'holesCount' } }, holes: null } });
  });

  it('the par of any tee of the field in strokes: it may be the lowest', () => {
    const rows = [rowOf({ tee }), rowOf({ tee: { ...tee, par: 'many' }, player: { ...player, uid: 'q' } })];
    const board = { endpoint: '', rows, scoringFormat: 'STROKE_PLAY', holesCount: 18 };
    const unread = { unread: expect.objectContaining({ place: 'tee.par' }) };
    expect(boardRows(board, 'strokeplay').rows).toMatchObject([
      { item: { derived: unread } },
      { item: { derived: unread } },
    ]);
  });
});
