import { describe, expect, it } from 'vitest';
import type { LeaderboardEntry } from './leaderboard';
import { type TeamRules, teamLeaderboard } from './team-leaderboard';

const holes = Array.from({ length: 9 }, (_, index) => ({ number: index + 1, par: 4, strokeIndex: index + 1 }));
const strokes: TeamRules = { format: 'strokePlay', by: 'net', countback: true, counting: { kind: 'best', n: 2 } };
const points: TeamRules = { ...strokes, format: 'stableford' };

function member(
  key: string,
  other: Readonly<Record<number, number | null>> = {},
  rest: Partial<LeaderboardEntry> = {},
): LeaderboardEntry {
  const scores = holes.map(({ number }) => (number in other ? (other[number] ?? null) : 4));
  return { key, holes, scores, playingHandicap: 0, finished: true, ...rest };
}

describe('teamLeaderboard', () => {
  it('a team’s score adds up the best two of three scores per hole, and its card names their players', () => {
    const members = [member('a', { 1: 3 }), member('b', { 1: 6 }), member('c', { 1: 5, 2: 3 })];
    const [row] = teamLeaderboard([{ key: 'x', members }], strokes);
    expect(row).toMatchObject({
      position: '1',
      strokes: 8 + 7 + 7 * 8,
      points: null,
      toPar: -1,
      thru: 9,
      finished: true,
    });
    expect(row?.card[0]).toEqual({ number: 1, score: 8, gross: 8, par: 8, counting: ['a', 'c'], played: true });
    expect(row?.card[1]).toMatchObject({ score: 7, counting: ['a', 'c'] });
  });

  it('a team with too few scores on a hole has no result in stroke play and fewer points in Stableford', () => {
    const teams = [
      { key: 'short', members: [member('a', { 5: null }), member('b', { 5: null }), member('c')] },
      { key: 'enough', members: [member('d', { 5: null }), member('e'), member('f')] },
    ];
    expect(teamLeaderboard(teams, strokes).map((row) => [row.key, row.position, row.strokes, row.noResult])).toEqual([
      ['enough', '1', 72, null],
      ['short', null, null, 'noReturn'],
    ]);
    expect(teamLeaderboard(teams, points).map((row) => [row.key, row.position, row.points, row.toPar])).toEqual([
      ['enough', '1', 36, 0],
      ['short', '2', 34, 2],
    ]);
    const maximum = teamLeaderboard(teams, { ...strokes, format: 'maximumScore' });
    expect(maximum.map((row) => [row.key, row.strokes])).toEqual([
      ['enough', 72],
      ['short', 74],
    ]);
  });

  it('in the aggregate format every member’s score counts', () => {
    const teams = [{ key: 'x', members: [member('a'), member('b', { 1: 7 })] }];
    const rules: TeamRules = { ...strokes, counting: { kind: 'aggregate' } };
    expect(teamLeaderboard(teams, rules)[0]).toMatchObject({ strokes: 75, toPar: 3 });
    const missing = [{ key: 'x', members: [member('a'), member('b', { 1: null })] }];
    expect(teamLeaderboard(missing, rules)[0]).toMatchObject({ noResult: 'noReturn', position: null });
  });

  it('a hole counts for a team once every member has played it', () => {
    const behind = { 4: null, 5: null, 6: null, 7: null, 8: null, 9: null };
    const members = [member('a'), member('b', behind, { finished: false }), member('c', { 1: 5 })];
    const [row] = teamLeaderboard([{ key: 'x', members }], points);
    expect(row).toMatchObject({ thru: 3, points: 12, toPar: 0, finished: false, position: '1' });
    expect(row?.card[3]).toEqual({ number: 4, score: null, gross: null, par: 8, counting: [], played: false });
  });

  it('holes of a member who withdrew count for the team, but those of a disqualified member do not', () => {
    const left = { 3: null, 4: null, 5: null, 6: null, 7: null, 8: null, 9: null };
    const gone = (out: LeaderboardEntry['out']) => [
      member('a'),
      member('b', { ...left, 1: 3 }, { finished: false, out }),
    ];
    const one: TeamRules = { ...strokes, counting: { kind: 'best', n: 1 } };
    const total = (out: LeaderboardEntry['out']) =>
      teamLeaderboard([{ key: 'x', members: gone(out) }], one)[0]?.strokes;
    expect(total('withdrawn')).toBe(35);
    expect(total('disqualified')).toBe(36);
  });

  it('a team’s score adds up several rounds, and the team’s card is that of the last round', () => {
    const rounds = (key: string, last: Parameters<typeof member>[1]) =>
      member(key, last, { earlier: [member(key, { 1: 5 })] });
    const [row] = teamLeaderboard([{ key: 'x', members: [rounds('a', { 2: 3 }), rounds('b', {})] }], strokes);
    expect(row).toMatchObject({ strokes: 74 + 71, toPar: 1, thru: 9 });
    expect(row?.card[1]).toMatchObject({ number: 2, score: 7 });
    expect(row?.rounds.map(({ strokes: of }) => of)).toEqual([74, 71]);
  });
});
