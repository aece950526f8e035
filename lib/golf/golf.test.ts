import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { betterBall } from './better-ball';
import { cardOf, net } from './card';
import { courseHandicap, halfIndex } from './course-handicap';
import { scoreDifferential, unroundedDifferential } from './differential';
import {
  compare,
  decimal,
  type Fraction,
  fraction,
  multiply,
  round,
  roundToTenth,
  subtract,
  toNumber,
} from './fraction';
import { type HoleResult, holeResult, matchResult, playMatch } from './match';
import { adjustedGross, netDoubleBogey } from './net-double-bogey';
import {
  foursomesShares,
  greensomesShares,
  individualAllowance,
  playingHandicap,
  scrambleOfFourShares,
  sideHandicap,
  strokesFromLowest,
  withAllowance,
  withParDifference,
} from './playing-handicap';
import { modifiedStablefordPoints, stablefordPoints } from './stableford';
import { allocateStrokes } from './strokes';
import { maximumScoreTotal, modifiedStablefordTotal, stablefordTotal, strokePlayTotal } from './totals';
import vectors from './vectors.json';

const gross = z.number().nullable();
const tee = z.object({ slope: z.number(), courseRating: z.number() });
const shares = { foursomes: foursomesShares, greensomes: greensomesShares, scramble4: scrambleOfFourShares };
const pair = z.object({
  format: z.enum(['foursomes', 'greensomes', 'scramble4']),
  courseHandicaps: z.array(z.number()),
});
const indexes = Array.from({ length: 18 }, (_, hole) => hole + 1);
const strokesAt = (handicap: number, index: number) => allocateStrokes(handicap, indexes)[index - 1] ?? 0;
const toThousandth = (value: Fraction) => round(multiply(value, fraction(1000))) / 1000;

/** One reader for each topic: what lib/golf makes of the input, in the words of the vector's answer. */
const topics: Record<string, (input: unknown) => unknown> = {
  course_handicap: (input) => {
    const played = tee.extend({ handicapIndex: z.number(), par: z.number(), holes: z.number() }).parse(input);
    const unrounded = courseHandicap(played.handicapIndex, played);
    const half = played.holes === 9 ? { halfIndex: halfIndex(played.handicapIndex) } : {};
    return { ...half, unrounded: toThousandth(unrounded), rounded: round(unrounded) };
  },
  playing_handicap: (input) => {
    const { courseHandicapUnrounded, allowancePct } = z
      .object({ courseHandicapUnrounded: z.number(), allowancePct: z.number() })
      .parse(input);
    const unrounded = withAllowance(decimal(courseHandicapUnrounded), allowancePct);
    return { unrounded: toThousandth(unrounded), playingHandicap: round(unrounded) };
  },
  playing_handicap_pair: sideOf,
  playing_handicap_team: sideOf,
  playing_handicap_different_par: (input) => {
    const { playingHandicapUnrounded, teePar, lowestParInField } = z
      .object({ playingHandicapUnrounded: z.number(), teePar: z.number(), lowestParInField: z.number() })
      .parse(input);
    return { playingHandicap: round(withParDifference(decimal(playingHandicapUnrounded), teePar, lowestParInField)) };
  },
  match_strokes_fourball: (input) => ({ strokes: fromLowest(input) }),
  match_strokes_singles: (input) => {
    const strokes = fromLowest(input);
    const received = indexes.filter((index) => strokesAt(Math.max(...strokes), index) === 1);
    return { strokes, strokeIndexes: received };
  },
  match_strokes_sides: (input) => {
    const { sideA, sideB } = z.object({ sideA: z.array(z.number()), sideB: z.array(z.number()) }).parse(input);
    const sides = [sideA, sideB].map((side) => sideHandicap(side.map(decimal), foursomesShares));
    const [strokesToA, strokesToB] = strokesFromLowest(sides);
    return { strokesToB, strokesToA };
  },
  stroke_allocation: (input) => {
    const read = z.object({ playingHandicap: z.number(), strokeIndexes: z.array(z.number()) }).parse(input);
    return { strokes: allocateStrokes(read.playingHandicap, read.strokeIndexes) };
  },
  stableford_points: (input) => {
    const hole = z
      .object({ par: z.number(), strokeIndex: z.number(), gross, playingHandicap: z.number() })
      .parse(input);
    const strokes = strokesAt(hole.playingHandicap, hole.strokeIndex);
    return {
      strokes,
      net: net({ par: hole.par, gross: hole.gross, strokes }),
      points: stablefordPoints(hole.par, hole.gross, strokes),
    };
  },
  modified_stableford: (input) => {
    const { scoresToPar } = z.object({ scoresToPar: z.array(z.number()) }).parse(input);
    const card = scoresToPar.map((toPar) => ({ par: 4, gross: 4 + toPar, strokes: 0 }));
    return {
      points: card.map((hole) => modifiedStablefordPoints(hole.par, hole.gross, hole.strokes)),
      total: modifiedStablefordTotal(card),
    };
  },
  match_result: (input) => {
    const { up, holesRemaining } = z.object({ up: z.number(), holesRemaining: z.number() }).parse(input);
    return matchResult(up, holesRemaining);
  },
  match_holes: (input) => {
    const { holes, totalHoles } = z.object({ holes: z.string(), totalHoles: z.number() }).parse(input);
    const { result, ...standing } = playMatch(resultsOf(holes), totalHoles);
    return { state: result, ...standing };
  },
  better_ball_net: (input) => {
    const { grosses, strokes } = z.object({ grosses: z.array(gross), strokes: z.array(z.number()) }).parse(input);
    const best = betterBall(cardOf([4, 4], grosses, strokes).map(net));
    return { score: best?.score, countingPlayer: best?.player };
  },
  score_differential: (input) => {
    const read = tee.extend({ adjustedGross: z.number(), pcc: z.number() });
    const { adjustedGross: score, pcc, ...rated } = read.parse(input);
    return {
      unrounded: toThousandth(unroundedDifferential(score, rated, pcc)),
      differential: scoreDifferential(score, rated, pcc),
    };
  },
  net_double_bogey: (input) => {
    const hole = z.object({ par: z.number(), strokeIndex: z.number(), courseHandicap: z.number() }).parse(input);
    return { max: netDoubleBogey({ par: hole.par, strokes: strokesAt(hole.courseHandicap, hole.strokeIndex) }) };
  },
  rounding_tenth: (input) => {
    const { values } = z.object({ values: z.array(z.number()) }).parse(input);
    return { rounded: values.map((value) => roundToTenth(decimal(value))) };
  },
  full_round: (input) => {
    const read = tee
      .extend({
        handicapIndex: z.number(),
        pars: z.array(z.number()),
        strokeIndexes: z.array(z.number()),
        gross: z.array(gross),
        pcc: z.number(),
      })
      .parse(input);
    const par = read.pars.reduce((sum, value) => sum + value, 0);
    const unrounded = courseHandicap(read.handicapIndex, { ...read, par, holes: 18 });
    const handicap = playingHandicap(unrounded, individualAllowance);
    const strokes = allocateStrokes(handicap, read.strokeIndexes);
    const card = cardOf(read.pars, read.gross, strokes);
    const forIndex = cardOf(read.pars, read.gross, allocateStrokes(round(unrounded), read.strokeIndexes));
    return {
      courseHandicapUnrounded: toThousandth(unrounded),
      courseHandicap: round(unrounded),
      playingHandicap: handicap,
      strokes,
      points: card.map((hole) => stablefordPoints(hole.par, hole.gross, hole.strokes)),
      totalPoints: stablefordTotal(card),
      front9: stablefordTotal(card.slice(0, 9)),
      back9: stablefordTotal(card.slice(9)),
      adjustedGrossScore: adjustedGross(forIndex),
      scoreDifferential: scoreDifferential(adjustedGross(forIndex), read, read.pcc),
    };
  },
};

function sideOf(input: unknown) {
  const { format, courseHandicaps } = pair.parse(input);
  const unrounded = sideHandicap(courseHandicaps.map(decimal), shares[format]);
  return { unrounded: toNumber(unrounded), playingHandicap: round(unrounded) };
}

function fromLowest(input: unknown): number[] {
  const read = z.object({ courseHandicaps: z.array(z.number()), allowancePct: z.number() }).parse(input);
  return strokesFromLowest(read.courseHandicaps.map(decimal), read.allowancePct);
}

function resultsOf(letters: string): HoleResult[] {
  return [...letters].map((letter) => (letter === 'A' || letter === 'B' ? letter : 'halved'));
}

describe('published examples', () => {
  it.each(vectors.map((vector) => ({ ...vector, title: `${vector.id} ${vector.topic}` })))('$title', (vector) => {
    expect(topics[vector.topic]?.(vector.input)).toMatchObject(vector.expected);
  });
});

describe('exact arithmetic', () => {
  it.each([
    [-1.5, -1],
    [1.5, 2],
    [0.5, 1],
    [-0.5, 0],
    [14.5, 15],
  ])('rounds %d to %d', (value, rounded) => {
    expect(round(decimal(value))).toBe(rounded);
  });

  it('compares and subtracts without loss', () => {
    expect(subtract(decimal(0.3), decimal(0.1))).toEqual(decimal(0.2));
    expect(compare(fraction(1, 3), decimal(0.333333))).toBeGreaterThan(0);
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });
});

describe('strokes', () => {
  it('gives holes without an index theirs last, in the order of play', () => {
    expect(allocateStrokes(7, [null, 1, 5, 3, 7, 9, null, 11, 13])).toEqual([0, 1, 1, 1, 1, 1, 0, 1, 1]);
    expect(allocateStrokes(8, [null, 1, 5, 3, 7, 9, null, 11, 13])).toEqual([1, 1, 1, 1, 1, 1, 0, 1, 1]);
  });
});

describe('totals', () => {
  const card = [
    { par: 4, gross: 5, strokes: 1 },
    { par: 3, gross: null, strokes: 0 },
    { par: 5, gross: 9, strokes: 1 },
  ];
  it('keeps no score apart in every format', () => {
    expect(strokePlayTotal(card)).toBeNull();
    expect(strokePlayTotal([card[0], card[2]].flatMap((hole) => hole ?? []))).toBe(12);
    expect(maximumScoreTotal(card)).toBe(4 + 5 + 7);
    expect(stablefordTotal(card)).toBe(2);
    expect(modifiedStablefordTotal(card)).toBe(0 - 3 - 3);
  });
});

describe('a match', () => {
  it.each([
    [4, 4, 'halved'],
    [3, 4, 'A'],
    [null, 7, 'B'],
    [7, null, 'A'],
    [null, null, null],
  ] as const)('%s against %s is %s', (a, b, result) => {
    expect(holeResult(a, b)).toBe(result);
  });

  it.each([
    ['level after 18', 'AB'.repeat(9), { result: 'AS', leader: null, decided: false }],
    ['decided on the first extra hole', `${'H'.repeat(18)}B`, { result: '19th', leader: 'B', decided: true }],
    ['decided on the third extra hole', `${'H'.repeat(20)}A`, { result: '21st', leader: 'A', decided: true }],
    ['holes after the decision do not count', `${'A'.repeat(10)}BBBBBBBB`, { result: '10&8', holesPlayed: 10 }],
    ['dormie two', `AA${'H'.repeat(14)}`, { result: '2 up', decided: false, dormie: true }],
  ])('%s', (_, letters, standing) => {
    expect(playMatch(resultsOf(letters), 18)).toMatchObject(standing);
  });
});
