import { describe, expect, it } from 'vitest';
import { individualAllowance } from '@/lib/golf/handicap/allowances';
import { courseHandicap, halfIndex } from '@/lib/golf/handicap/course-handicap';
import { capIndex } from '@/lib/golf/handicap/handicap-cap';
import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { withParDifference } from '@/lib/golf/handicap/playing-handicap';
import { decimal, fraction, round, roundToTenth, toNumber } from '@/lib/golf/scoring/fraction';
import { eighteenHoleDifferential, nineHoleDifferential, scoreDifferential } from './differential';
import { playingHandicap } from './match-strokes';

describe('Course Handicaps and Playing Handicaps follow the Rules of Handicapping', () => {
  const white = { slope: 130, courseRating: 71.9, par: 72, holes: 18 };

  it('a course handicap may be negative', () => {
    expect(round(courseHandicap(-2.4, white))).toBe(-3);
    expect(round(courseHandicap(0, { ...white, courseRating: 68.2 }))).toBe(-4);
  });

  it.each([
    [8.7, 4.4],
    [-1.5, -0.7],
    [0.1, 0.1],
    [54, 27],
  ])('for nine holes, the Handicap Index %d is halved to %d', (index, half) => {
    expect(halfIndex(index)).toBe(half);
  });

  it('the playing handicap applies the allowance to the unrounded course handicap', () => {
    expect(playingHandicap(decimal(18.45), individualAllowance)).toBe(18);
    expect(playingHandicap(fraction(round(decimal(18.45))), individualAllowance)).toBe(17);
  });

  it('the difference in par is added before the handicap is rounded', () => {
    expect(round(withParDifference(decimal(12.35), 73, 71))).toBe(14);
    expect(round(withParDifference(decimal(12.5), 71, 71))).toBe(13);
  });
});

describe('score differentials', () => {
  const nine = { slope: 121, courseRating: 35.3 };

  it('a nine-hole differential applies half of the playing conditions calculation and is not rounded', () => {
    const exact = nineHoleDifferential(45, nine, 1);
    expect(exact).toEqual(fraction(113 * 92, 121 * 10));
    expect(nineHoleDifferential(45, nine, 0)).toEqual(fraction(113 * 97, 121 * 10));
  });

  it.each([-2, 4, 0.5])('scoreDifferential refuses a playing conditions calculation of %d', (pcc) => {
    expect(() => scoreDifferential(90, nine, pcc)).toThrow(RangeError);
  });

  it('a nine-hole differential is completed to eighteen holes as in the published example', () => {
    expect(toNumber(expectedDifferential(14))).toBe(8.48);
    expect(roundToTenth(eighteenHoleDifferential(decimal(7.2), 14))).toBe(15.7);
  });
});

describe('cap', () => {
  it.each([
    [13, 10, 13, null],
    [13.1, 10, 13.1, 'soft'],
    [13.2, 10, 13.1, 'soft'],
    [17, 10, 15, 'soft'],
    [17.1, 10, 15, 'hard'],
    [25, 10, 15, 'hard'],
    [8, 10, 8, null],
    [2.4, -1.2, 2.1, 'soft'],
    [54, 46, 51, 'hard'],
    [54, 50.5, 53.8, 'soft'],
  ])(
    'for a calculated Index of %d and a Low Index of %d, capIndex returns %d',
    (calculated, low, handicapIndex, cap) => {
      expect(capIndex(calculated, low)).toEqual({ handicapIndex, cap });
    },
  );
});
