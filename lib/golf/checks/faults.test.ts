import { describe, expect, it } from 'vitest';
import type { TeeHole } from '@/lib/golf/scoring/tee-facts';
import { type CourseTee, courseFaults, describeCourseFault } from './course-faults';
import { describeHistoryFault, historyFaults } from './handicap-history-faults';
import { describeTeeFault, teeFaults } from './tee-faults';

/** The stroke indexes of a correct tee: odd on the front nine, even on the back nine. */
const sound = Array.from(
  { length: 18 },
  (_, hole): TeeHole => [hole + 1, 4, 400, hole < 9 ? 2 * hole + 1 : 2 * hole - 16],
);
const withHole = (hole: number, [par, yards, index]: readonly [number, number, number | null]): TeeHole[] =>
  sound.with(hole - 1, [hole, par, yards, index]);

describe('teeFaults', () => {
  it.each([
    ['a correct tee', sound, []],
    [
      'a correct tee with even indexes on the front nine',
      sound.map(([n, par, yards, si]): TeeHole => [n, par, yards, (si ?? 0) % 2 ? (si ?? 0) + 1 : (si ?? 0) - 1]),
      [],
    ],
    ['a tee with nine holes of an eighteen-hole course', sound.slice(0, 9), []],
    ['no holes', [], []],
    ['a missing stroke index', withHole(3, [4, 400, null]), ['No stroke index on hole 3.']],
    ['a repeated stroke index', withHole(3, [4, 400, 1]), ['Stroke index 1 is on holes 1 and 3.']],
    ['a stroke index of 20', withHole(10, [4, 400, 20]), ['Stroke index 20 on hole 10 is out of range.']],
    ['a stroke index of 0', withHole(10, [4, 400, 0]), ['Stroke index 0 on hole 10 is out of range.']],
    [
      'odd and even stroke indexes on the same nine',
      sound.with(0, [1, 4, 400, 2]).with(9, [10, 4, 400, 1]),
      ['Odd and even stroke indexes are mixed within a nine: holes 1 and 10.'],
    ],
    ['a hole without a distance', withHole(4, [4, 0, 7]), ['No distance on hole 4.']],
    ['a par of 9', withHole(4, [9, 400, 7]), ['Par 9 on hole 4 is unusual.']],
    ['a repeated hole number', sound.slice(0, 9).with(8, [8, 4, 400, 17]), ['Hole 8 appears more than once.']],
    [
      'several holes without a distance',
      sound.slice(0, 3).map(([n, par, , si]): TeeHole => [n, par, 0, si]),
      ['No distance on holes 1, 2 and 3.'],
    ],
  ])('COURSE-2 the data errors of a tee: %s', (_, holes, words) => {
    expect(teeFaults(holes).map(describeTeeFault)).toEqual(words);
  });
});

describe('courseFaults', () => {
  const tee = (name: string, yards: number, rest: Partial<CourseTee> = {}): CourseTee => ({
    name,
    holes: sound.map(([number, par, , index]) => [number, par, yards, index]),
    ...rest,
  });

  it.each([
    [
      'correct tees',
      [
        tee('White', 360, { courseRating: 71.9, slopeRating: 130 }),
        tee('Red', 300, { courseRating: 69, slopeRating: 120 }),
      ],
      [],
    ],
    [
      'tees in the wrong order',
      [tee('Red', 300), tee('White', 360)],
      ['White (6480 yards) is listed after Red (5400) and is longer.'],
    ],
    [
      'course ratings in the wrong order',
      [tee('White', 360, { courseRating: 69 }), tee('Red', 300, { courseRating: 70.3 })],
      ['Red is shorter than White and rated higher: 70.3 against 69.'],
    ],
    [
      'correct tees that are also rated for women',
      [
        tee('White', 360, { courseRating: 69, gender: 'MALE' }),
        tee('Red', 300, { courseRating: 74.9, gender: 'FEMALE' }),
      ],
      [],
    ],
    [
      'slope ratings that are too high or too low',
      [tee('White', 360, { slopeRating: 156 }), tee('Red', 300, { slopeRating: 54 })],
      ['White has slope 156, outside 55 to 155.', 'Red has slope 54, outside 55 to 155.'],
    ],
    [
      'a tee with fewer holes',
      [tee('White', 360), { ...tee('Red', 300), holes: sound.slice(0, 9) }],
      ['Red has 9 holes, White 18.'],
    ],
    ['no tees', [], []],
  ])('COURSE-2 the data errors of a course: %s', (_, tees, words) => {
    expect(courseFaults(tees).map(describeCourseFault)).toEqual(words);
  });
});

describe('historyFaults', () => {
  it.each([
    [
      'a correct history',
      [
        ['2025-01-01', 12.3],
        ['2025-02-01', 15.3],
        ['2025-02-01', 12.3],
      ],
      [],
    ],
    [
      'a large increase',
      [
        ['2025-01-01', 12.3],
        ['2025-02-01', 15.4],
      ],
      ['Up by 3.1 in one step.'],
    ],
    [
      'a large decrease',
      [
        ['2025-01-01', 1.1],
        ['2025-02-01', -2],
      ],
      ['Down by 3.1 in one step.'],
    ],
    ['a handicap above the maximum', [['2025-01-01', 54.1]], ['Above the maximum of 54.0.']],
    ['a handicap at the maximum', [['2025-01-01', 54]], []],
    [
      'dates out of order',
      [
        ['2025-02-01', 12],
        ['2025-01-01T10:00:00Z', 12],
      ],
      ['Dated 2025-01-01T10:00:00Z, but listed after 2025-02-01.'],
    ],
  ] as const)('HCP-2 the data errors of a handicap history: %s', (_, entries, words) => {
    const history = entries.map(([date, handicapIndex]) => ({ date, handicapIndex }));
    expect(historyFaults(history).map(describeHistoryFault)).toEqual(words);
  });

  it('HCP-2 before the sixth score, a large change in a handicap history is no error', () => {
    const history = [54, 40, 30, 20, 24, 20, 16, 12].map((handicapIndex, at) => ({
      date: `2025-01-0${at + 1}`,
      handicapIndex,
      before: at === 0 ? null : 0,
      differential: at === 0 ? null : 20,
    }));
    expect(historyFaults(history).map(({ at }) => at)).toEqual([6, 7]);
    const truncated = history.map((entry) => ({ ...entry, before: 54 }));
    expect(historyFaults(truncated)).toHaveLength(7);
    const withoutScores = history.map((entry) => ({ ...entry, differential: null }));
    expect(historyFaults(withoutScores)).toHaveLength(7);
  });

  it('HCP-2 each error in a handicap history has the index of its entry', () => {
    const history = [10, 14, 10].map((handicapIndex, day) => ({ date: `2025-01-0${day + 1}`, handicapIndex }));
    expect(historyFaults(history)).toEqual([
      { kind: 'jump', at: 1, from: 10, to: 14, by: 4 },
      { kind: 'jump', at: 2, from: 14, to: 10, by: -4 },
    ]);
  });
});
