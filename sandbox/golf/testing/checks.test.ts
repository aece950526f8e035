import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeNetFault, netFaults } from '@/lib/golf/checks/net-check';
import { describePointsFault, pointsFaults } from '@/lib/golf/checks/points-check';
import { describeRankFault, rankFaults, type StatedRank } from '@/lib/golf/checks/ranks-check';
import { describeSumFault, sumFaults } from '@/lib/golf/checks/sums-check';
import { type LeaderboardRules, leaderboard } from '@/sandbox/golf/leaderboard/leaderboard';
import { scorecard } from '@/sandbox/golf/scoring/scorecard';

const holes = Array.from({ length: 18 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 }));
const cards = fc.array(fc.option(fc.integer({ min: 3, max: 8 }), { freq: 12 }), { minLength: 18, maxLength: 18 });
const card = fc.record({ scores: cards, playingHandicap: fc.integer({ min: -5, max: 54 }), finished: fc.boolean() });

describe('sums', () => {
  it.each([
    [{ out: 38, in: 40, total: 78 }, []],
    [{ out: 38, in: 40, total: 79 }, ['Total: recorded 79; out and in add up to 78.']],
    [{ out: 38, in: null, total: 79 }, []],
    [
      {
        out: 9,
        total: 9,
        holes: [
          { number: 1, value: 4 },
          { number: 2, value: 4 },
          { number: 3, value: null },
        ],
      },
      ['Out: recorded 9; the holes add up to 8.', 'Total: recorded 9; the holes add up to 8.'],
    ],
    [{ in: 5, holes: [{ number: 10, value: 4 }] }, ['In: recorded 5; the holes add up to 4.']],
    [{}, []],
  ])('sumFaults finds the wrong sums of %j', (given, words) => {
    expect(sumFaults(given).map(describeSumFault)).toEqual(words);
  });

  it('sumFaults and pointsFaults find no faults in cards that were computed', () => {
    fc.assert(
      fc.property(card, (one) => {
        const { nines, total, holes: played } = scorecard({ ...one, holes });
        const [out, back] = nines;
        const values = played.map(({ number, points }) => ({ number, value: points }));
        expect(sumFaults({ out: out?.points, in: back?.points, total: total.points, holes: values })).toEqual([]);
        expect(sumFaults({ out: out?.gross, in: back?.gross, total: total.gross })).toEqual([]);
        expect(pointsFaults(played.map((hole) => ({ ...hole, received: hole.received.strokes })))).toEqual([]);
      }),
    );
  });
});

it('netFaults finds a net score that is not the gross score minus the strokes received', () => {
  const given = [
    { number: 1, gross: 5, received: 1, net: 4 },
    { number: 2, gross: 5, received: -1, net: 4 },
    { number: 3, gross: null, received: 1, net: null },
    { number: 4, gross: 5, received: undefined, net: 2 },
  ];
  expect(netFaults(given).map(describeNetFault)).toEqual(['Hole 2: recorded net 4, should be 6.']);
});

describe('points', () => {
  it.each([
    ['follow from strokes and strokes received', { gross: 5, received: 1, net: 4, points: 2 }, null],
    ['do not follow from them', { gross: 4, received: 1, net: 3, points: 2 }, 3],
    ['follow from them, but the net score does not', { gross: 5, received: 1, net: 3, points: 2 }, null],
    ['follow from them, and there is no net score', { gross: 5, received: 1, net: null, points: 2 }, null],
    ['do not follow from them, and there is no net score', { gross: 5, received: 1, net: undefined, points: 1 }, 2],
    ['follow from a net score alone', { gross: undefined, received: 1, net: 4, points: 2 }, null],
    ['do not follow from a net score alone', { gross: 5, received: undefined, net: 3, points: 2 }, 3],
    ['are on a hole whose net score is unknown', { gross: 5, received: null, net: null, points: 3 }, null],
    ['are on a hole whose score is unknown', { gross: undefined, received: 1, net: null, points: 3 }, null],
    ['are on a hole without a score', { gross: null, received: 1, net: null, points: 1 }, 0],
    ['are 0 on a hole without a score', { gross: null, received: 1, net: null, points: 0 }, null],
    ['are unknown', { gross: 9, received: 0, net: 9, points: null }, null],
  ])('CARD-3 pointsFaults checks points that %s', (_, hole, recomputed) => {
    const faults = pointsFaults([{ number: 3, par: 4, ...hole }]);
    const expected = recomputed === null ? [] : [{ hole: 3, stated: hole.points, recomputed }];
    expect(faults).toEqual(expected);
  });

  it('describePointsFault names the hole and both numbers', () => {
    const wrong = { hole: 3, stated: 1, recomputed: 0 };
    expect(describePointsFault(wrong)).toBe('Hole 3: recorded 1 point, should be 0.');
    expect(describePointsFault({ ...wrong, stated: 2 })).toBe('Hole 3: recorded 2 points, should be 0.');
  });
});

describe('ranks', () => {
  const row = (key: string, words: string | null, score: number | null): StatedRank => ({
    key,
    position: words === null ? null : Number(words.replace('T', '')),
    tied: words?.startsWith('T'),
    score,
  });

  it.each([
    ['shared by equal scores', [row('a', '1', 38), row('b', 'T2', 36), row('c', 'T2', 36), row('d', '4', 30)], []],
    [
      'of equal scores that countback separates',
      [row('a', '1', 38), row('b', '2', 36), row('c', '3', 36), row('d', '4', 30)],
      [],
    ],
    [
      'of equal scores that countback separates in part',
      [row('a', 'T1', 38), row('b', 'T1', 38), row('c', '3', 38)],
      [],
    ],
    ['in rows that are not sorted', [row('b', '2', 36), row('a', '1', 38)], []],
    ['of rows some of which have no position', [row('a', null, 38), row('b', '1', 36), row('c', null, null)], []],
    ['where a worse score is above a better score', [row('a', '1', 30), row('b', '2', 36)], ['b 2 1', 'a 1 2']],
    ['without a gap after a tie', [row('a', 'T1', 38), row('b', 'T1', 38), row('c', '2', 30)], ['c 2 3']],
    ['shared by different scores', [row('a', 'T1', 38), row('b', 'T1', 37)], ['a T1 1', 'b T1 2']],
    ['marked as tied with no other row', [row('a', 'T1', 38), row('b', '2', 37)], ['a T1 1']],
    ['shared but not marked as tied', [row('a', '1', 38), row('b', '1', 38)], ['a 1 T1', 'b 1 T1']],
  ])('rankFaults checks positions %s', (_, rows, faults) => {
    const found = rankFaults(rows, 'highest').map(({ key, stated, recomputed }) => `${key} ${stated} ${recomputed}`);
    expect(found).toEqual(faults);
  });

  it('rankFaults accepts shared positions in rows that have no field for ties', () => {
    const rows = [38, 38, 30].map((score, at) => ({ key: `${at}`, position: at === 2 ? 3 : 1, score }));
    expect(rankFaults(rows, 'highest')).toEqual([]);
  });

  it('describeRankFault names the recorded and the calculated position', () => {
    expect(rankFaults([row('a', '2', 70)], 'lowest').map(describeRankFault)).toEqual(['Recorded 2, should be 1.']);
  });

  it('rankFaults finds no faults in leaderboards that were computed', () => {
    const rules = fc.record({ countback: fc.boolean(), by: fc.constantFrom('net' as const, 'gross' as const) });
    fc.assert(
      fc.property(fc.array(card, { maxLength: 8 }), rules, (list, rest) => {
        const entries = list.map((one, index) => ({ ...one, holes, key: `${index}` }));
        const all: LeaderboardRules = { ...rest, format: 'stableford' };
        const rows = leaderboard(entries, all).map((given) => ({
          ...given,
          position: given.place,
          score: given.points,
        }));
        expect(rankFaults(rows, 'highest')).toEqual([]);
      }),
    );
  });
});
