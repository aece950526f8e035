import { describe, expect, it } from 'vitest';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Fault, UsableItem } from '@/lib/contract/read-item';
import { boardRows } from './rows';

const player = { uid: 'p', firstName: 'Ann', lastName: 'Lee', userUid: 'u' };
const tee = { uid: 't', name: 'White', courseRating: 71.9, slopeRating: 130, par: 72 };
const lost = (field: string): Fault[] => [{ field, message: 'Required' }];
const rowOf = (row: object, faults: Fault[] = []): UsableItem<LeaderboardRow> => ({
  ok: true,
  item: LeaderboardRow.parse({ player, handicap: 27.4, playingHandicap: 30, ...row }),
  faults,
});
const boardOf = (rows: UsableItem<LeaderboardRow>[], faults: Fault[] = []) => ({
  rows,
  scoringFormat: 'STABLEFORD',
  holesCount: 18,
  faults,
});
const derivedOf = (row: object, of: 'event' | 'friendly' = 'friendly', faults: Fault[] = []) => {
  const [first] = boardRows(boardOf([rowOf(row, faults)]), 'stableford', of);
  if (!first?.ok) throw new Error('The row of the test data could not be parsed');
  return first.item;
};

it('WHY-1 a leaderboard row explains how its playing handicap is computed', () => {
  expect(derivedOf({ tee }).derived).toMatchObject({ makes: 30, steps: [{ words: '27.4 on the day' }, {}, {}, {}] });
  expect(derivedOf({ tee }, 'event').derived).toMatchObject({
    steps: [{ words: '27.4 (the group’s, at entry)' }, {}, {}, {}],
  });
  expect(derivedOf({ tee }, 'event').handicapSource?.href).toBe('/group-members/p');
  expect(derivedOf({ tee }).handicapSource?.href).toBe('/all-users/u');
});

it('WHY-1 a leaderboard row without tees states that its tees are missing', () => {
  expect(derivedOf({}).derived).toMatchObject({ makes: null, missing: ['the tees'] });
  expect(derivedOf({ tee, playingHandicap: null }).derived).toBeNull();
});

describe('a value from which a playing handicap is derived could not be parsed', () => {
  it.each(['handicap', 'tee.slopeRating', 'tee'])(
    'WHY-1 ERR-4 no playing handicap is derived if this value could not be parsed: %s',
    (field) => {
      expect(derivedOf({ tee }, 'friendly', lost(field)).derived).toBeNull();
    },
  );

  it('WHY-1 ERR-4 no playing handicap is derived if the number of holes could not be parsed', () => {
    const [row] = boardRows(boardOf([rowOf({ tee })], lost('holesCount')), 'stableford');
    expect(row).toMatchObject({ item: { derived: null, holes: null } });
  });

  it('WHY-1 ERR-4 in stroke play, no playing handicap is derived if a player’s par could not be parsed, because handicaps depend on the lowest par', () => {
    const rows = [rowOf({ tee }), rowOf({ player: { ...player, uid: 'q' } }, lost('tee.par'))];
    const board = { ...boardOf(rows), scoringFormat: 'STROKE_PLAY' };
    expect(boardRows(board, 'strokeplay')).toMatchObject([{ item: { derived: null } }, { item: { derived: null } }]);
  });
});
