import { describe, expect, it } from 'vitest';
import { decimal, fraction } from '@/lib/golf/scoring/fraction';
import { positions } from '@/sandbox/golf/testing/positions';
import { countbackScores, countbackSegments, describeCountback } from './countback';

const eighteen = Array.from({ length: 18 }, (_, hole) => hole + 1);
const scoresOf = (points: readonly number[], playing = 0) =>
  countbackScores(
    points.map((score, index) => ({ number: index + 1, score })),
    { handicap: playing },
  );

describe('ranking', () => {
  it('equal scores share a position, and the ranking leaves a gap after it', () => {
    expect(positions([70, 68, null, 68, 71], 'asc')).toEqual(['3', 'T1', null, 'T1', '4']);
    expect(positions([36, 38, 38, 30], 'desc')).toEqual(['3', 'T1', 'T1', '4']);
  });
});

describe('countback', () => {
  it('countback compares the last 9, 6, 3 and 1 holes of the back nine, then those of the front nine', () => {
    expect(countbackSegments(eighteen).map(({ part, from, to }) => [part, from, to])).toEqual([
      ['back', 10, 18],
      ['back', 13, 18],
      ['back', 16, 18],
      ['back', 18, 18],
      ['front', 1, 9],
      ['front', 4, 9],
      ['front', 7, 9],
      ['front', 9, 9],
    ]);
  });

  it('countback goes by the numbers of the holes, not by the order of play', () => {
    const shotgun = [...eighteen.slice(6), ...eighteen.slice(0, 6)];
    expect(countbackSegments(shotgun)).toEqual(countbackSegments(eighteen));
  });

  it('countback in a nine-hole round compares the last 9, 6, 3 and 1 holes', () => {
    expect(countbackSegments(eighteen.slice(9)).map(({ from, to }) => [from, to])).toEqual([
      [10, 18],
      [13, 18],
      [16, 18],
      [18, 18],
    ]);
  });

  it('countback over 9, 6, 3 and 1 holes deducts exactly ½, ⅓, ⅙ and 1/18 of the handicap', () => {
    const nets = scoresOf(
      eighteen.map(() => 4),
      7,
    ).map(({ score }) => score);
    expect(nets.slice(0, 4)).toEqual([decimal(32.5), fraction(65, 3), fraction(65, 6), fraction(65, 18)]);
    expect(
      scoresOf(
        eighteen.map(() => 4),
        -3,
      )[0]?.score,
    ).toEqual(decimal(37.5));
  });

  it('countback in a nine-hole round deducts the fractions of the handicap for 9, 6, 3 and 1 holes', () => {
    const nine = countbackScores(
      eighteen.slice(9).map((number) => ({ number, score: 4 })),
      { handicap: 5 },
    );
    expect(nine.map(({ score }) => score)).toEqual([fraction(31), fraction(62, 3), fraction(31, 3), fraction(31, 9)]);
  });

  it.each([
    [{ part: 'back', holes: 6, from: 13, to: 18 }, true, 'Ahead on the last 6 (holes 13–18): 27 against 28⅓'],
    [{ part: 'back', holes: 1, from: 18, to: 18 }, false, 'Behind on hole 18: 27 against 28⅓'],
    [
      { part: 'front', holes: 3, from: 7, to: 9 },
      true,
      'Ahead on the last 3 of the front nine (holes 7–9): 27 against 28⅓',
    ],
  ] as const)('describeCountback names the holes and both scores of %j', (segment, ahead, words) => {
    expect(describeCountback({ segment, own: fraction(27), other: fraction(85, 3), against: 'b', ahead })).toBe(words);
  });
});
