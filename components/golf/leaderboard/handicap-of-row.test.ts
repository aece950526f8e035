import { describe, expect, it } from 'vitest';
import { whyHandicap } from '@/components/golf/why/why-handicap';
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

it('WHY-1 a leaderboard row without tees says that its tees are missing', () => {
  expect(derivedOf({}).derived).toMatchObject({ makes: null, missing: ['the tees'] });
  expect(derivedOf({ tee, playingHandicap: null }).derived).toBeNull();
});

describe('a playing handicap compared with the others on its leaderboard', () => {
  const level = { ...tee, courseRating: 72, slopeRating: 113 };
  const INDEXES = [4.3, 9.8, 14.1, 20.6, 27.2, 33.9];
  const rowsOf = (playingHandicaps: readonly number[], changes: object = {}) =>
    playingHandicaps.map((playingHandicap, at) =>
      rowOf({ player: { ...player, uid: `p${at}` }, handicap: INDEXES[at], playingHandicap, tee: level, ...changes }),
    );
  const explainedLines = (rows: UsableItem<LeaderboardRow>[], scoringFormat = 'STABLEFORD') => {
    const board = scoringFormat === 'STABLEFORD' ? 'stableford' : 'strokeplay';
    return boardRows({ ...boardOf(rows), scoringFormat }, board).map((row) => {
      if (!row.ok || !row.item.derived) throw new Error('A row of the test data has no explanation');
      const { name, playingHandicap, derived } = row.item;
      return whyHandicap({ who: name, playingHandicap: playingHandicap ?? 0, derived, holes: 18 });
    });
  };
  const markOf = ({ lines }: ReturnType<typeof whyHandicap>) => lines.find(([, , mark]) => mark === 'warning')?.[1];
  const in93 = INDEXES.map((index) => Math.round(index * 0.93));

  it('WHY-1 if five of six playing handicaps follow an allowance of 93%, the sixth is marked and the allowance named', () => {
    const explained = explainedLines(rowsOf(in93.with(0, 30)));
    expect(explained.map(markOf)).toEqual([
      'Recorded 30; Fairway calculates 4. The other playing handicaps follow 93%; this one does not.',
      ...Array.from({ length: 5 }),
    ]);
    expect(explained[3]?.lines).toContainEqual(['Allowance', '20.6 × 93% = 19.16']);
    expect(explained[3]?.isOfRecommended).toBeUndefined();
  });

  it('WHY-1 if the allowance is unclear, no playing handicap is marked', () => {
    const explained = explainedLines(rowsOf(in93.with(0, 30).with(1, 31)));
    expect(explained.map(markOf)).toEqual(Array.from({ length: 6 }));
    expect(explained[0]?.lines).toContainEqual([
      'Not checked',
      'Recorded 30; Fairway calculates 4. Fairway cannot tell the allowance.',
    ]);
  });

  it('WHY-1 a single playing handicap is explained by any allowance that fits, and otherwise not checked', () => {
    const [explained] = explainedLines([rowOf({ handicap: 30, playingHandicap: 24, tee: level })]);
    expect(explained?.lines).toContainEqual(['Allowance', '30.0 × 80% = 24.0']);
    const [other] = explainedLines([rowOf({ handicap: 30, playingHandicap: 10, tee: level })]);
    expect(other && markOf(other)).toBeUndefined();
  });

  it('WHY-1 in stroke play, a missing tee may have the lowest par, so handicaps that are too high are not marked', () => {
    const women = rowsOf(
      INDEXES.slice(0, 5).map((index) => Math.round(index * 0.95) + 2),
      { tee: { ...level, par: 74, courseRating: 74 } },
    );
    const man = rowOf({ player: { ...player, uid: 'man' }, tee: null });
    const explained = explainedLines([...women, man], 'STROKE_PLAY');
    expect(explained.map(markOf)).toEqual(Array.from({ length: 6 }));
    expect(explained[4]?.lines.map(([label]) => label)).not.toContain('Differs');
  });
});

describe('a playing handicap whose source value could not be parsed', () => {
  it.each(['handicap', 'tee.slopeRating', 'tee'])(
    'WHY-1 ERR-4 no playing handicap is derived if the field %s could not be parsed',
    (field) => {
      expect(derivedOf({ tee }, 'friendly', lost(field)).derived).toBeNull();
    },
  );

  it('WHY-1 ERR-4 no playing handicap is derived if the number of holes could not be parsed', () => {
    const [row] = boardRows(boardOf([rowOf({ tee })], lost('holesCount')), 'stableford');
    expect(row).toMatchObject({ item: { derived: null, holes: null } });
  });

  it('WHY-1 ERR-4 in stroke play, no playing handicap is derived if a player’s par could not be parsed, because the lowest par counts', () => {
    const rows = [rowOf({ tee }), rowOf({ player: { ...player, uid: 'q' } }, lost('tee.par'))];
    const board = { ...boardOf(rows), scoringFormat: 'STROKE_PLAY' };
    expect(boardRows(board, 'strokeplay')).toMatchObject([{ item: { derived: null } }, { item: { derived: null } }]);
  });
});
