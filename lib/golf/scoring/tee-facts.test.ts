import { describe, expect, it } from 'vitest';
import { type TeeFacts, type TeeHole, teeFacts } from './tee-facts';

const dunluce: readonly TeeHole[] = [
  [1, 4, 421, 9],
  [2, 4, 378, 15],
  [3, 3, 172, 17],
  [4, 4, 482, 3],
  [5, 4, 380, 13],
  [6, 3, 189, 11],
  [7, 5, 548, 5],
  [8, 4, 434, 1],
  [9, 4, 432, 7],
  [10, 4, 450, 8],
  [11, 4, 475, 2],
  [12, 5, 532, 14],
  [13, 3, 194, 18],
  [14, 4, 473, 4],
  [15, 4, 426, 10],
  [16, 3, 236, 6],
  [17, 4, 408, 16],
  [18, 4, 474, 12],
];

const cases: readonly (readonly [string, readonly TeeHole[], Partial<TeeFacts>])[] = [
  [
    'eighteen holes',
    dunluce,
    {
      holes: 18,
      yards: 7104,
      par: 70,
      par3: 4,
      par4: 12,
      par5: 2,
      otherPar: 0,
      shortest: [3, 3, 172, 17],
      longest: [7, 5, 548, 5],
      averageYards: 395,
    },
  ],
  [
    'a tee without holes',
    [],
    {
      holes: 0,
      yards: 0,
      par: 0,
      nines: [],
      par3: 0,
      par4: 0,
      par5: 0,
      otherPar: 0,
      shortest: null,
      longest: null,
      averageYards: null,
    },
  ],
  [
    'one hole',
    [[1, 3, 150, null]],
    { holes: 1, shortest: [1, 3, 150, null], longest: [1, 3, 150, null], averageYards: 150 },
  ],
  [
    'equal lengths: the earliest hole',
    [
      [2, 4, 300, 1],
      [1, 4, 300, 2],
    ],
    { shortest: [1, 4, 300, 2], longest: [1, 4, 300, 2] },
  ],
  [
    'an average with a half rounds up',
    [
      [1, 4, 300, 1],
      [2, 4, 301, 2],
    ],
    { averageYards: 301 },
  ],
  [
    'an average below a half rounds down',
    [
      [1, 4, 300, 1],
      [2, 4, 300, 2],
      [3, 4, 301, 3],
    ],
    { averageYards: 300 },
  ],
  [
    'a par 6 is neither 3, 4 nor 5',
    [
      [1, 6, 671, 1],
      [2, 3, 120, 2],
    ],
    { par: 9, par3: 1, par4: 0, par5: 0, otherPar: 1 },
  ],
];

describe('teeFacts', () => {
  it.each(cases)('FR-2 COURSE-1 the details of a tee: %s', (_, holes, facts) => {
    expect(teeFacts(holes)).toMatchObject(facts);
  });

  it.each([
    [
      'eighteen holes',
      dunluce,
      [
        ['Out', 9, 3436, 35],
        ['In', 9, 3668, 35],
      ],
    ],
    [
      'eighteen holes in any order',
      dunluce.toReversed(),
      [
        ['Out', 9, 3436, 35],
        ['In', 9, 3668, 35],
      ],
    ],
    ['the front nine', dunluce.slice(0, 9), [['Total', 9, 3436, 35]]],
    ['the back nine', dunluce.slice(9), [['Total', 9, 3668, 35]]],
    [
      'twelve holes',
      dunluce.slice(0, 12),
      [
        ['Out', 9, 3436, 35],
        ['In', 3, 1457, 13],
      ],
    ],
  ])('FR-2 COURSE-1 the details of a tee include the sums of %s', (_, holes, sums) => {
    expect(teeFacts(holes).nines.map(({ name, holes, yards, par }) => [name, holes.length, yards, par])).toEqual(sums);
  });

  it('FR-2 COURSE-1 the details of a tee list its holes by number and leave the input unchanged', () => {
    const input = Object.freeze(dunluce.toReversed());
    const [out] = teeFacts(input).nines;
    expect(out?.holes.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(input[0]?.[0]).toBe(18);
  });
});
