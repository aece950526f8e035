import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './strokes';
import { strokesReason } from './strokes-reason';
import { sum } from './sums';

const allocateStrokes = (...of: Parameters<typeof allocate>) => allocate(...of).map(({ strokes }) => strokes);

const eighteen = Array.from({ length: 18 }, (_, hole) => hole + 1);
const handicap = fc.integer({ min: -5, max: 54 });
/** Stroke indexes in any order; some may be missing or repeated. */
const anyIndexes = fc
  .constantFrom(9, 18)
  .chain((holes) =>
    fc.array(fc.option(fc.integer({ min: 1, max: 18 }), { freq: 5 }), { minLength: holes, maxLength: holes }),
  );
const properIndexes = fc
  .shuffledSubarray(eighteen, { minLength: 18, maxLength: 18 })
  .chain((indexes) => fc.constantFrom(indexes, indexes.slice(0, 9)));

describe('allocateStrokes', () => {
  it('strokes on the holes add up to the playing handicap, and differ by at most one between holes', () => {
    fc.assert(
      fc.property(handicap, anyIndexes, (playing, indexes) => {
        const strokes = allocateStrokes(playing, indexes);
        expect(sum(strokes)).toBe(playing);
        expect(Math.max(...strokes) - Math.min(...strokes)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 1000 },
    );
  });

  it('strokes are received on the lowest stroke indexes first', () => {
    fc.assert(
      fc.property(handicap, properIndexes, (playing, indexes) => {
        const byIndex = allocate(playing, indexes).sort((a, b) => (a.strokeIndex ?? 0) - (b.strokeIndex ?? 0));
        const strokes = byIndex.map((hole) => hole.strokes);
        expect(strokes).toEqual(strokes.toSorted((a, b) => b - a));
        expect(byIndex.map(({ rank }) => rank)).toEqual(byIndex.map((_, place) => place + 1));
      }),
    );
  });

  it('a higher handicap never gives fewer strokes on a hole', () => {
    fc.assert(
      fc.property(handicap, anyIndexes, (playing, indexes) => {
        const [fewer, more] = [allocateStrokes(playing, indexes), allocateStrokes(playing + 1, indexes)];
        expect(more.map((strokes, hole) => strokes - (fewer[hole] ?? 0)).toSorted()).toEqual([
          ...indexes.slice(1).map(() => 0),
          1,
        ]);
      }),
    );
  });

  it('holes without a stroke index get strokes last; those with the same index get them in the order of play', () => {
    expect(allocateStrokes(7, [null, 1, 5, 3, 7, 9, undefined, 11, 13])).toEqual([0, 1, 1, 1, 1, 1, 0, 1, 1]);
    expect(allocateStrokes(8, [null, 1, 5, 3, 7, 9, undefined, 11, 13])).toEqual([1, 1, 1, 1, 1, 1, 0, 1, 1]);
    expect(allocateStrokes(2, [5, 3, 3, 3])).toEqual([0, 1, 1, 0]);
  });

  it('strokes are not allocated for a handicap that is not a whole number', () => {
    expect(() => allocateStrokes(7.5, eighteen)).toThrow(RangeError);
    expect(() => allocateStrokes(Number.NaN, eighteen)).toThrow(RangeError);
  });
});

describe('strokesReason', () => {
  it.each([
    [14, eighteen, 7, 'SI 7 ≤ 14 → 1'],
    [6, eighteen, 7, 'SI 7 > 6 → 0'],
    [0, eighteen, 1, 'plays off 0'],
    [18, eighteen, 18, '1 a hole → 1'],
    [28, eighteen, 10, '1 a hole, SI 10 ≤ 10 → 2'],
    [28, eighteen, 11, '1 a hole, SI 11 > 10 → 1'],
    [54, eighteen, 18, '3 a hole → 3'],
    [-2, eighteen, 17, 'SI 17 > 16 → −1'],
    [-2, eighteen, 16, 'SI 16 ≤ 16 → 0'],
    [-20, eighteen, 17, '−2 a hole, SI 17 > 16 → −2'],
    [5, [5, 11, 13, 17, 1, 9, 7, 15, 3], 1, 'SI 5, rank 3 ≤ 5 → 1'],
    [5, [5, 11, null], 3, '1 a hole, no SI, rank 3 > 2 → 1'],
    [5, [2, 2, 3, 4, 5, 6], 2, 'SI 2 ≤ 5 → 1'],
    [1, [1, 1, 3, 4, 5, 6], 2, 'SI 1, rank 2 > 1 → 0'],
  ])(
    'for handicap %d and stroke indexes %j, the strokes on hole %d are explained as “%s”',
    (playing, indexes, hole, words) => {
      const received = allocate(playing, indexes)[hole - 1];
      expect(received && strokesReason(received)).toBe(words);
    },
  );

  it('allocate returns the strokes on each hole with the numbers that explain them', () => {
    expect(allocate(14, eighteen)[6]).toEqual({ strokeIndex: 7, rank: 7, handicap: 14, holes: 18, strokes: 1 });
  });
});
