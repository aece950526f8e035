import { describe, expect, it } from 'vitest';
import { foursomesShares, greensomesShares, scrambleOfFourShares } from '@/lib/golf/handicap/allowances';
import { courseHandicap } from '@/lib/golf/handicap/course-handicap';
import { exceptionalReduction } from '@/lib/golf/handicap/exceptional-score';
import { capIndex } from '@/lib/golf/handicap/handicap-cap';
import { calculatedIndex, indexTableRow } from '@/lib/golf/handicap/handicap-index';
import { expectedDifferential } from '@/lib/golf/handicap/nine-holes';
import { withAllowance } from '@/lib/golf/handicap/playing-handicap';
import { sideHandicap } from '@/lib/golf/handicap/side-handicap';
import { decimal, round, roundToTenth, toNumber } from '@/lib/golf/scoring/fraction';
import { eighteenHoleDifferential, scoreDifferential } from '@/sandbox/golf/handicap/differential';
import { indexHistory } from '@/sandbox/golf/handicap/index-history';
import { fourBallStrokes, singlesStrokes, strokesFromLowest } from '@/sandbox/golf/handicap/match-strokes';

/** The source of the examples that follow: a rule, or the page of a golf body or club. */
const rules = 'the Rules of Handicapping 2024';
const interpretations = 'randa.org, Rules of Handicapping, interpretations of Rule 5';

describe('Course and Playing Handicaps equal published examples', () => {
  it.each([
    ['trenthamparkgolfclub.com', 20.1, { slope: 120, courseRating: 69.8, par: 71, holes: 18 }, 20.145, 20],
    ['miamivalleygolf.org', 7.9, { slope: 129, courseRating: 71.1, par: 72, holes: 18 }, 8.119, 8],
    ['golfhandicapcalculator.co', 20.5, { slope: 123, courseRating: 69, par: 72, holes: 18 }, 19.314, 19],
    ['usga.org, guidance for Rule 6', 8.7, { slope: 121, courseRating: 35.3, par: 36, holes: 9 }, 4.012, 4],
    [`${rules}, Rule 6.1`, 14.5, { slope: 113, courseRating: 72, par: 72, holes: 18 }, 14.5, 15],
  ])('the Course Handicap of %s: Handicap Index %d', (_, index, tee, unrounded, rounded) => {
    const handicap = courseHandicap(index, tee);
    expect(toNumber(handicap)).toBeCloseTo(unrounded, 3);
    expect(round(handicap)).toBe(rounded);
  });

  it.each([
    ['miamivalleygolf.org', 30.7221239, 85, 26.114, 26],
    ['randa.org, Appendix C', -2.4, 95, -2.28, -2],
  ])('the Playing Handicap of %s: %d with an allowance of %d%', (_, handicap, allowance, unrounded, rounded) => {
    const playing = withAllowance(decimal(handicap), allowance);
    expect(toNumber(playing)).toBeCloseTo(unrounded, 3);
    expect(round(playing)).toBe(rounded);
  });

  it.each([
    ['donabategolfclub.com, foursomes', foursomesShares, [6, 10], 8],
    ['woolfoxgolfmembers.com, greensomes', greensomesShares, [4, 8], 5.6],
    ['halstedklostergolfklub.dk, greensomes', greensomesShares, [12, 18], 14.4],
    [`${rules}, Appendix C, scramble of four`, scrambleOfFourShares, [2, 10, 14, 26], 7.2],
  ] as const)('the handicap of a side of %s', (_, shares, handicaps, unrounded) => {
    expect(toNumber(sideHandicap(handicaps.map(decimal), shares))).toBe(unrounded);
  });

  it('strokes in matches equal published examples', () => {
    const side = (handicaps: readonly number[]) => sideHandicap(handicaps.map(decimal), foursomesShares);
    expect(fourBallStrokes([5, 6, 10, 16].map(decimal), 90), 'levantegolfclub.pt').toEqual([0, 1, 5, 10]);
    expect(singlesStrokes([13, 17].map(decimal), 100), 'usga.org, manual 9-4a').toEqual([0, 4]);
    expect(strokesFromLowest([side([6, 10]), side([12, 19])]), `${rules}, Appendix C`).toEqual([0, 8]);
  });
});

describe('Score Differentials equal published examples', () => {
  it.each([
    ['usga.org, manual 10-1', 95, { courseRating: 71.5, slope: 125 }, 0, 21.244, 21.2],
    ['golfsoftware.net', 82, { courseRating: 69.2, slope: 118 }, 0, 12.258, 12.3],
    [`${rules}, Rule 5.1`, 90, { courseRating: 71.2, slope: 128 }, 2, 14.831, 14.8],
  ])('the Score Differential of %s: %d strokes', (_, gross, tee, conditions, unrounded, rounded) => {
    const differential = scoreDifferential(gross, tee, conditions);
    expect(toNumber(differential)).toBeCloseTo(unrounded, 3);
    expect(roundToTenth(differential)).toBe(rounded);
  });

  it('negative differentials are rounded as in Rule 5.1', () => {
    expect([-1.54, -1.55, -1.56].map((value) => roundToTenth(decimal(value)))).toEqual([-1.5, -1.5, -1.6]);
  });

  it.each([
    [20, 9, 11.6, 20.6],
    [18, 9, 10.56, 19.6],
    [36, 20, 19.92, 39.9],
  ])(
    'the Handicap Index %d and nine holes with %d give the differential of golfandmore.net',
    (index, nine, expected, differential) => {
      expect(toNumber(expectedDifferential(index))).toBeCloseTo(expected, 2);
      expect(roundToTenth(eighteenHoleDifferential(decimal(nine), index))).toBe(differential);
    },
  );
});

describe('Handicap Indexes equal published examples', () => {
  it.each([
    [interpretations, [15.3, 15.2, 16.6], { used: 1, adjustment: -2, handicapIndex: 13.2 }],
    ['randa.org, Rule 5.3', [57.1, 58.4, 60.2], { used: 1, adjustment: -2, handicapIndex: 54 }],
    [`${rules}, Rule 5.2`, [12.4, 15, 9.8, 11.1], { used: 1, adjustment: -1, handicapIndex: 8.8 }],
  ])('the Handicap Index of %s from %j', (_, differentials, index) => {
    expect(calculatedIndex(differentials)).toMatchObject(index);
  });

  it('the number of differentials that count, and their adjustment, follow the table of Rule 5.2', () => {
    const rows = Array.from({ length: 18 }, (_, index) => indexTableRow(index + 3));
    expect(rows.map((row) => row?.used)).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6, 6, 7, 8]);
    expect(rows.map((row) => row?.adjustment)).toEqual([-2, -1, 0, -1, ...Array(14).fill(0)]);
  });

  it.each([
    ['usga.org, guidance for Rule 5', 11.6, 6.5, 10.6],
    ['usga.org, FAQ about safeguards', 13.4, 10, 13.2],
  ])('the soft cap of %s: %d above the Low Index %d', (_, calculated, low, handicapIndex) => {
    expect(capIndex(calculated, low)).toMatchObject({ handicapIndex, cap: 'soft' });
  });

  it.each([
    ['danskgolfunion.dk, guidance to 5.9', 14.8, 6.8, -1],
    ['usga.org, FAQ about exceptional scores', 12, 5.1, 0],
  ])('the exceptional score of %s: Handicap Index %d, differential %d', (_, index, differential, reduction) => {
    expect(exceptionalReduction(index, decimal(differential))).toBe(reduction);
  });

  const on = (date: string, differential: number) => ({ date, differential: decimal(differential) });
  const days = (differential: number, ...dates: string[]) => dates.map((date) => on(date, differential));
  const beforeTheLast = [
    ...days(8, ...[1, 2, 3, 4, 5, 6, 7, 8].map((month) => `2019-0${month}-05`)),
    ...days(13, '2019-09-05', '2019-09-19'),
    ...days(14, '2019-10-03', '2019-10-17', '2019-10-31', '2019-11-14', '2019-11-28'),
    on('2019-12-05', 14.4),
    ...days(20, '2019-12-12', '2019-12-19', '2020-02-20', '2020-03-01', '2020-03-12', '2020-03-26'),
    ...days(20, '2020-04-16', '2020-06-04', '2020-08-06', '2020-10-01', '2021-01-01'),
  ];

  it.each([
    ['5.7/1', '2021-04-01', { calculated: 13.8, lowIndex: 8, cap: 'soft', handicapIndex: 12.4 }],
    ['5.7/2', '2022-01-02', { calculated: 13.8, lowIndex: null, cap: null, handicapIndex: 13.8 }],
  ])('the history of the interpretation %s ends as published after a score on %s', (_, last, index) => {
    expect(indexHistory([...beforeTheLast, on(last, 20)]).at(-1)).toMatchObject(index);
  });

  it('exceptional scores reduce a Handicap Index as in Rules 5.4 and 5.9', () => {
    const may = (day: number, differential: number) => on(`2024-05-${String(day).padStart(2, '0')}`, differential);
    const five = (differential: number) => [1, 2, 3, 4, 5].map((day) => may(day, differential));
    const gross76 = { date: '2024-05-11', differential: scoreDifferential(76, { courseRating: 70.2, slope: 130 }, 0) };
    const notExceptional = indexHistory([...five(12), gross76]);
    expect(notExceptional.at(-1)).toMatchObject({ differential: 5, handicapIndex: 7.5 });
    expect(notExceptional.map(({ exceptional }) => exceptional)).toEqual([0, 0, 0, 0, 0, 0]);
    const twice = indexHistory([...five(30), may(11, 22.5), may(11, 19.5)]);
    expect(twice.at(-1)?.handicapIndex).toBe(18);
    expect(twice.map(({ exceptional }) => exceptional)).toEqual([0, 0, 0, 0, 0, -1, -2]);
  });
});
