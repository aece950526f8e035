import { expect, it } from 'vitest';
import { courseHandicap } from '@/lib/golf/handicap/course-handicap';
import { decimal, fraction, round, roundToTenth, toNumber } from '@/lib/golf/scoring/fraction';
import { sum } from '@/lib/golf/scoring/sums';
import { scoreDifferential } from '@/sandbox/golf/handicap/differential';
import { playingHandicap } from '@/sandbox/golf/handicap/match-strokes';
import { afterShare, compareCountback, countbackScores, decidingSegment } from '@/sandbox/golf/leaderboard/countback';
import { matchResult, playMatch } from '@/sandbox/golf/match/match';
import { bestOf } from '@/sandbox/golf/scoring/best-of';
import { allocateStrokes, makeCard, sumOfAll } from '@/sandbox/golf/scoring/card';
import { adjustedGross, netDoubleBogey } from '@/sandbox/golf/scoring/net-double-bogey';
import { playSkins } from '@/sandbox/golf/scoring/skins';
import { modifiedStablefordPoints, stablefordPoints } from '@/sandbox/golf/scoring/stableford';
import { cardTotal } from './card-total';

const inOrder = Array.from({ length: 18 }, (_, hole) => hole + 1);
const clubIndexes = [5, 11, 13, 17, 1, 9, 7, 15, 3, 10, 16, 4, 14, 18, 2, 8, 6, 12];
const strokesAt = (handicap: number, strokeIndex: number) => allocateStrokes(handicap, inOrder)[strokeIndex - 1] ?? 0;

it.each([
  ['deltaseniormensgolf.com', 7, clubIndexes, [1, 0, 0, 0, 1, 0, 1, 0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 0]],
  ['deltaseniormensgolf.com', 28, clubIndexes, [2, 1, 1, 1, 2, 2, 2, 1, 2, 2, 1, 2, 1, 1, 2, 2, 2, 1]],
  ['randa.org, Appendix C', -2, inOrder, [...Array(16).fill(0), -1, -1]],
  ['pleasantpointgolf.co.nz', 22, inOrder, [2, 2, 2, 2, ...Array(14).fill(1)]],
  ['randa.org, Appendix E, nine holes', -1, clubIndexes.slice(0, 9), [0, 0, 0, -1, 0, 0, 0, 0, 0]],
])('strokes are allocated as on %s for the Playing Handicap %d', (_, handicap, strokeIndexes, strokes) => {
  expect(allocateStrokes(handicap, strokeIndexes)).toEqual(strokes);
});

it.each([
  ['bridgegolf.co.uk', 5, 7, 21, 8, 1],
  ['support.futuregolf.com.au', 4, 5, 23, 1, 3],
  ['support.futuregolf.com.au', 3, 5, 23, 15, 1],
  ['golfthecosta.com', 4, 5, 25, 6, 3],
  ['randa.org, Rule 21.1b', 4, null, 54, 3, 0],
])('Stableford points are those of %s: par %d in %j', (_, par, gross, handicap, strokeIndex, points) => {
  expect(stablefordPoints(par, gross, strokesAt(handicap, strokeIndex))).toBe(points);
});

it('modified Stableford points are those of beezergolf.com', () => {
  expect([-1, 0, -1, -2, 1].map((toPar) => modifiedStablefordPoints(4, 4 + toPar, 0))).toEqual([2, 0, 2, 5, -1]);
});

it.each([
  ['usga.org, FAQ', 15, 10, 7],
  ['laurileesgolf.com', 20, 2, 8],
  ['randa.org, Rule 3.1', -2, 18, 5],
])(
  'the net double bogey of a par 4 is as published by %s for the Course Handicap %d',
  (_, handicap, strokeIndex, most) => {
    expect(netDoubleBogey({ par: 4, strokes: strokesAt(handicap, strokeIndex) })).toBe(most);
  },
);

it.each([
  ['bbc.co.uk', 3, 2, { result: '3&2', decided: true }],
  ['Suunto golf guide', 4, 4, { result: '4 up', decided: false, dormie: true }],
])('the standing of a match is as published by %s: %d up with %d to play', (_, up, left, result) => {
  expect(matchResult(up, left)).toMatchObject(result);
});

it.each([
  ['Suunto G6 manual', 'AABAHHABAHHBAHHA', { result: '4&2', leader: 'A', holesPlayed: 16, decided: true }],
  ['usga.org, Rule 3.2a', 'AHHHHHHHHHHHHHHHHH', { result: '1 up', leader: 'A', holesPlayed: 18, decided: true }],
])('a match of eighteen holes ends as in %s: %s', (_, holes, result) => {
  const results = [...holes].map((letter) => (letter === 'A' || letter === 'B' ? letter : 'halved'));
  expect(playMatch(results, 18)).toMatchObject(result);
});

it('the scores of teams are those of fairbairngolfclub.com.au and of Appendix C', () => {
  expect(bestOf([6, 5], 1, 'lowest')).toMatchObject({ score: 5, counting: [1] });
  const nets = [
    [4, 5, 3, 6],
    [null, 4, null, 5],
    [5, null, null, null],
  ].map((hole) => bestOf(hole, 2, 'lowest').score);
  expect([nets, sumOfAll(nets)]).toEqual([[7, 9, null], null]);
  const points = [bestOf([2, 0, 3], 1, 'highest').score, bestOf([1, 2, 0], 1, 'highest').score];
  expect([points, sumOfAll(points)]).toEqual([[3, 2], 5]);
});

it('ties by net scores are broken as on superiorgolfclubintl.net, with exact fractions', () => {
  const [ben, sonny] = [
    [12, 45, 31],
    [20, 49, 35],
  ].map(([handicap = 0, nine = 0, six = 0]) => [
    { score: afterShare(nine, handicap, 9) },
    { score: afterShare(six, handicap, 6) },
  ]);
  expect(ben?.map(({ score }) => toNumber(score))).toEqual([39, 27]);
  expect(sonny?.map(({ score }) => score)).toEqual([decimal(39), fraction(85, 3)]);
  expect(compareCountback(ben ?? [], sonny ?? [], 'lowest')).toBeLessThan(0);
  expect(decidingSegment(ben ?? [], sonny ?? [])).toBe(1);
  expect(toNumber(afterShare(9, 15, 9)), 'CONGU').toBe(1.5);
});

it('ties in Stableford are broken as in Committee Procedures 5A(6)', () => {
  const scores = (points: readonly number[]) => countbackScores(points.map((score, at) => ({ number: at + 1, score })));
  const [c, d] = [scores(Array(18).fill(2)), scores([...Array(16).fill(2), 1, 3])];
  expect(c.slice(0, 4).map(({ score }) => toNumber(score))).toEqual([18, 12, 6, 2]);
  expect(d.slice(0, 4).map(({ score }) => toNumber(score))).toEqual([18, 12, 6, 3]);
  expect(compareCountback(c, d, 'highest')).toBeGreaterThan(0);
  expect(c[decidingSegment(c, d) ?? 0]?.holes).toBe(1);
});

it('skins are carried over as on golfstakes.com', () => {
  const holes = [4, 5, 3].map((score) => [score, score]);
  expect(playSkins([...holes, [4, 5]], true)).toMatchObject({ skins: [4, 0] });
});

it('a whole round is scored by Rules 3.1, 5.1, 6.1, 6.2 and 21.1', () => {
  const pars = [4, 5, 3, 4, 4, 3, 4, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 4];
  const strokeIndexes = [7, 13, 17, 3, 1, 11, 9, 5, 15, 8, 4, 16, 14, 2, 10, 18, 6, 12];
  const gross = [5, 6, 3, null, 5, 4, 4, 6, 5, 4, 5, 3, 10, 4, 4, 3, 5, 4];
  const tee = { slope: 118, courseRating: 70.4 };
  const unrounded = courseHandicap(12.3, { ...tee, par: sum(pars), holes: 18 });
  expect(toNumber(unrounded)).toBeCloseTo(12.244, 3);
  expect([round(unrounded), playingHandicap(unrounded, 95)]).toEqual([12, 12]);
  const card = makeCard(pars, gross, allocateStrokes(12, strokeIndexes));
  expect(card.map(({ par, gross: own, strokes }) => stablefordPoints(par, own, strokes))).toEqual([
    2, 1, 2, 0, 2, 2, 3, 1, 2, 3, 2, 2, 0, 3, 3, 2, 2, 3,
  ]);
  const [out, back] = [card.slice(0, 9), card.slice(9)].map((nine) => cardTotal(nine, 'stableford'));
  expect([out, back]).toEqual([15, 20]);
  expect(adjustedGross(card)).toBe(84);
  expect(roundToTenth(scoreDifferential(84, tee, 0))).toBe(13);
});
