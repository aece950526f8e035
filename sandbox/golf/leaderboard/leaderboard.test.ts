import { describe, expect, it } from 'vitest';
import { toNumber } from '@/lib/golf/scoring/fraction';
import { describeCountback } from './countback';
import { type LeaderboardEntry, type LeaderboardRules, leaderboard } from './leaderboard';

const holes = Array.from({ length: 18 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 }));
const net: LeaderboardRules = { format: 'strokePlay', by: 'net', countback: true };
const _stableford: LeaderboardRules = { ...net, format: 'stableford' };

/** A card with a four on every hole except the holes in `other`. */
function entry(
  key: string,
  other: Readonly<Record<number, number | null>> = {},
  rest: Partial<LeaderboardEntry> = {},
): LeaderboardEntry {
  const scores = holes.map(({ number }) => (number in other ? (other[number] ?? null) : 4));
  return { key, holes, scores, playingHandicap: 0, finished: true, ...rest };
}

const notPlayedFrom = (first: number) =>
  Object.fromEntries(holes.filter(({ number }) => number >= first).map(({ number }) => [number, null]));
const places = (rows: ReturnType<typeof leaderboard>) => rows.map(({ key, position }) => [key, position]);

describe('leaderboard', () => {
  it('a leaderboard breaks ties by countback and names the holes that decide', () => {
    const rows = leaderboard([entry('a', { 10: 3, 1: 5 }), entry('b', { 1: 3, 10: 5 }), entry('c', { 1: 9 })], net);
    expect(places(rows)).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    expect(rows[0]?.countback).toMatchObject([
      { segment: { part: 'back', holes: 9, from: 10, to: 18 }, against: 'b', ahead: true },
    ]);
    expect(rows[1]?.countback).toMatchObject([{ against: 'a', ahead: false }]);
    expect(rows[2]?.countback).toEqual([]);
  });

  it('of three equal scores, the one in the middle is compared with both others', () => {
    const three = [entry('a', { 18: 3, 1: 5 }), entry('b', { 10: 3, 1: 5 }), entry('c')];
    const [, middle] = leaderboard(three, net);
    expect(middle?.key).toBe('b');
    expect(describeCountback(middle?.countback ?? [], (key) => key.toUpperCase())).toBe(
      'Ahead of C on the last 9 (holes 10–18): 35 against 36; behind A on the last 6 (holes 13–18): 24 against 23',
    );
  });

  it('countback deducts a fraction of the handicap, not the strokes received on the holes in question', () => {
    const rows = leaderboard(
      [entry('a', { 1: 5 }, { playingHandicap: 1 }), entry('b', { 18: 5 }, { playingHandicap: 1 })],
      net,
    );
    const [first] = rows;
    expect(first?.key).toBe('a');
    expect(first?.countback.map(({ own }) => toNumber(own))).toEqual([35.5]);
  });

  it('in stroke play a player with a missing score or a disqualification has no position', () => {
    const rows = leaderboard(
      [entry('gap', { 4: null }), entry('whole', { 1: 9 }), entry('gone', {}, { out: 'disqualified' })],
      net,
    );
    expect(rows.map(({ key, position, gross, noResult }) => [key, position, gross, noResult])).toEqual([
      ['whole', '1', 77, null],
      ['gap', null, null, 'noReturn'],
      ['gone', null, 72, 'disqualified'],
    ]);
  });

  describe('leaderboards of several rounds', () => {
    const rounds = (key: string, first: Parameters<typeof entry>[1], last: Parameters<typeof entry>[1]) =>
      entry(key, last, { earlier: [entry(key, first)] });

    it('a leaderboard adds up its rounds, and countback compares the last round first', () => {
      const rows = leaderboard(
        [rounds('a', { 1: 3 }, { 18: 3 }), rounds('b', {}, { 1: 2 }), rounds('c', { 1: 9 }, {})],
        net,
      );
      expect(rows.map(({ key, position, net: strokes, toPar, thru }) => [key, position, strokes, toPar, thru])).toEqual(
        [
          ['b', '1', 142, -2, 18],
          ['a', '2', 142, -2, 18],
          ['c', '3', 149, 5, 18],
        ],
      );
      expect(rows[0]?.rounds.map(({ net: strokes }) => strokes)).toEqual([72, 70]);
      expect(rows[0]?.countback).toMatchObject([{ segment: { part: 'round' }, against: 'a', ahead: true }]);
      expect(describeCountback(rows[0]?.countback ?? [], () => 'Ann Lee')).toBe(
        'Ahead of Ann Lee on the last round: 70 against 71',
      );
    });

    it('a player who has not begun the last round has a position, but one with a missing score in the first round has none', () => {
      const rows = leaderboard(
        [
          entry('waiting', notPlayedFrom(1), { finished: false, earlier: [entry('waiting', { 1: 5 })] }),
          entry('gap', {}, { earlier: [entry('gap', { 1: null })] }),
          entry('under way', notPlayedFrom(4), { finished: false, earlier: [entry('under way')] }),
        ],
        net,
      );
      expect(rows.map(({ key, position, thru, toPar }) => [key, position, thru, toPar])).toEqual([
        ['under way', '1', 3, 0],
        ['waiting', '2', 0, 1],
        ['gap', null, 18, null],
      ]);
    });
  });
});
