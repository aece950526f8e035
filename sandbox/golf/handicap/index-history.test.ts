import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculatedIndex } from '@/lib/golf/handicap/handicap-index';
import { lowIndex } from '@/lib/golf/handicap/low-index';
import { decimal } from '@/lib/golf/scoring/fraction';
import { indexHistory } from './index-history';

const dayOf = (index: number) => new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10);
const scores = (...differentials: number[]) =>
  differentials.map((differential, index) => ({ date: dayOf(index), differential: decimal(differential) }));
const repeated = (differential: number, times: number) => Array.from({ length: times }, () => differential);
const tenths = fc.integer({ min: -80, max: 600 }).map((value) => value / 10);

describe('calculatedIndex', () => {
  it('a Handicap Index is rounded to a tenth, and halves are rounded up, even for plus handicaps', () => {
    expect(calculatedIndex([20, 20, 20, 20, 20, 10.1, 10.2])?.handicapIndex).toBe(10.2);
    expect(calculatedIndex([20, 20, 20, 20, 20, -1.1, -1.2])?.handicapIndex).toBe(-1.1);
  });

  it('a Handicap Index is at most 54.0, and at least the lowest differential plus the adjustment for few scores', () => {
    fc.assert(
      fc.property(fc.array(tenths, { minLength: 3, maxLength: 30 }), (record) => {
        const index = calculatedIndex(record);
        const latest = record.slice(-20);
        expect(index?.usedAt).toHaveLength(index?.used ?? -1);
        expect(index?.handicapIndex).toBeLessThanOrEqual(54);
        const lowest = Math.round(10 * Math.min(...latest)) + 10 * (index?.adjustment ?? 0);
        expect(index?.handicapIndex).toBeGreaterThanOrEqual(Math.min(540, lowest) / 10);
      }),
    );
  });
});

describe('a history', () => {
  it('a reduction for an exceptional score applies to that score and earlier ones, not to later ones', () => {
    const history = indexHistory(scores(...repeated(20, 20), 10, 20));
    expect(history[20]).toMatchObject({ exceptional: -2, calculated: 16.8, handicapIndex: 16.8 });
    // The exceptional score was reduced to 8.0 and those before it to 18.0, but the new score of 20.0 was not. The
    // Index uses the 8.0 and seven scores of 18.0.
    expect(history[21]).toMatchObject({ exceptional: 0, calculated: 16.8 });
  });

  it('from twenty scores on, the lowest Index of the previous year caps the Index', () => {
    const history = indexHistory(scores(...repeated(10, 20), ...repeated(30, 20)));
    const capped = history.filter(({ cap }) => cap !== null);
    expect(history[18]?.lowIndex).toBeNull();
    expect(history[19]?.lowIndex).toBe(8);
    expect(capped.at(-1)).toMatchObject({ calculated: 30, lowIndex: 8, handicapIndex: 13, cap: 'hard' });
    for (const { calculated, lowIndex: low, handicapIndex, cap } of history) {
      if (low === null || calculated === null) continue;
      expect(cap !== null).toBe(calculated > low + 3);
      expect(handicapIndex).toBeLessThanOrEqual(low + 5);
    }
  });

  it('a history applies the cap before the limit of 54.0', () => {
    const history = indexHistory(scores(...repeated(52, 5), ...repeated(60, 30)));
    expect(history[4]).toMatchObject({ calculated: 52, handicapIndex: 52 });
    expect(history.at(-1)).toMatchObject({ calculated: 60, lowIndex: 50, cap: 'hard', handicapIndex: 54 });
  });

  it('the Low Index is the lowest Index in the year before the latest score, and null after a year without scores', () => {
    const indexes = [
      { date: '2020-02-29', handicapIndex: 4 },
      { date: '2020-03-01', handicapIndex: 5 },
      { date: '2020-06-01', handicapIndex: 9 },
      { date: '2021-03-01', handicapIndex: null },
    ];
    for (const day of ['2021-03-02', '2022-03-01']) expect(lowIndex(indexes, day)).toBe(5);
    expect(lowIndex(indexes, '2022-03-02')).toBeNull();
    expect(lowIndex([], '2021-03-02')).toBeNull();
  });

  it('all scores of a day are compared with the Index and Low Index of that morning', () => {
    const oneDay = [20, 20, 20, 10, 10].map((differential) => ({
      date: dayOf(0),
      differential: decimal(differential),
    }));
    expect(indexHistory(oneDay).map(({ exceptional }) => exceptional)).toEqual([0, 0, 0, 0, 0]);
    const twenty = scores(...repeated(20, 19)).concat(
      [10, 40].map((differential) => ({ date: dayOf(19), differential: decimal(differential) })),
    );
    // Both scores of the last day are compared with that morning's Index, 20.0. The first, 10.0, lowers all by 2.
    expect(indexHistory(twenty).at(-1)).toMatchObject({ exceptional: 0, lowIndex: 18, calculated: 16.8 });
  });

  it('indexHistory refuses scores that are not sorted by date', () => {
    expect(() => indexHistory(scores(10, 11).toReversed())).toThrow(RangeError);
  });
});
