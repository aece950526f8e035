import { describe, expect, it } from 'vitest';
import { absenceText, absentFromMatch } from '@/components/golf/leaderboard/row-of';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { MatchRow } from '@/lib/contract/matches';
import type { Fault } from '@/lib/contract/read-item';
import type { Failure } from '@/lib/contract/result';
import { playerResult } from './player-result';

const person = (name: string) => ({ uid: `p-${name}`, firstName: name, lastName: '', userUid: `u-${name}` });
const rowOf = (name: string, changes: object) => ({ player: person(name), status: 'FINISHED', ...changes });
const items = [
  rowOf('Bob', { position: 1, points: 38, net: 68 }),
  rowOf('Ann', { position: 2, tied: true, points: 36, net: 70 }),
  rowOf('Cat', { position: 2, tied: true, points: 36, net: 70 }),
  rowOf('Dot', { status: 'NO_RETURN' }),
];

/** Parsed rows; null stands for a row that could not be parsed. */
function rowsOf(rows: readonly (object | null)[]) {
  return rows.map((row) => {
    if (!row) return { ok: false as const, uid: null, faults: [] };
    const { faults = [], ...fields } = row as { faults?: Fault[] };
    return { ok: true as const, item: LeaderboardRow.parse(fields), faults };
  });
}

const answerOf = (rows: readonly (object | null)[]) => ({ scoringFormat: '', rows: rowsOf(rows), faults: [] });
const onBoard = (user: string, rows: readonly (object | null)[] = items, changes: object = {}, status = 'COMPLETED') =>
  playerResult({ board: 'stableford', leaderboard: { ok: true, value: answerOf(rows) }, ...changes }, user, status);

describe('a user’s result on a leaderboard', () => {
  it('RESULT-1 a user’s result is the position, the number of players with a result, and the points or net strokes', () => {
    expect(onBoard('u-Bob')).toEqual({ tab: 'individuals', words: 'Won, 1st of 3, 38 points', is: 'known' });
    expect(onBoard('u-Ann').words).toBe('Tied 2nd of 3, 36 points');
    expect(onBoard('u-Ann', items, { board: 'strokeplay' }).words).toBe('Tied 2nd of 3, net 70');
  });

  it('RESULT-1 a user’s result begins with “So far” while the round is in progress', () => {
    const rows = [rowOf('Ann', { position: 1, points: 20, status: 'IN_PROGRESS', thru: 9 })];
    expect(onBoard('u-Ann', rows, {}, 'IN_PROGRESS').words).toBe('So far 1st of 1, 20 points, thru 9');
    const others = [rowOf('Eve', { status: 'NOT_STARTED' }), rowOf('Dot', { status: 'WITHDRAWN' })];
    expect(onBoard('u-Ann', [...rows, ...others], {}, 'IN_PROGRESS').words).toMatch(/^So far 1st of 2,/);
    expect(onBoard('u-Ann', [...rows, ...others], {}, 'COMPLETED').words).toMatch(/^Won, 1st of 1,/);
  });

  it('RESULT-1 a user’s result states that the round was abandoned', () => {
    const rows = [rowOf('Ann', { position: 1, points: 2, status: 'FINISHED', thru: 1 })];
    expect(onBoard('u-Ann', rows, {}, 'ABANDONED').words).toBe('1st of 1, 2 points, thru 1, abandoned');
  });

  it('RESULT-1 a user’s result in a team event is that of the team, and links to the team leaderboard', () => {
    const team = { uid: 't', name: 'Heather', players: [person('Eve'), person('Ann')] };
    const rows = [{ team, status: 'FINISHED', position: 1, points: 80 }];
    const result = onBoard('u-Ann', rows, { of: 'teams' });
    const words = 'Won, 1st of 1, 80 points, in Heather';
    expect(result).toEqual({ tab: 'teams', words, is: 'known', names: ['Heather'] });
  });
});

describe('a user without a result', () => {
  it('RESULT-2 a row without a result gives the reason: no position, not on the leaderboard, or no leaderboard', () => {
    expect(onBoard('u-Dot')).toMatchObject({ words: 'No Return', is: 'none' });
    expect(onBoard('u-Zoe')).toMatchObject({ words: 'Not on the leaderboard', is: 'none' });
    expect(onBoard('u-Zoe', [], { of: 'teams' })).toHaveProperty('tab', 'individuals');
    expect(playerResult(null, 'u-Ann', 'COMPLETED')).toEqual({ words: 'No leaderboard', is: 'none' });
  });

  it('RESULT-2 a result that could not be loaded or parsed is not shown as “no result”', () => {
    const failure: Failure = { kind: 'unreachable', message: 'The golf service did not answer' };
    const failed = playerResult({ board: 'stableford', leaderboard: { ok: false, failure } }, 'u-Ann', 'COMPLETED');
    expect(failed).toEqual({ words: 'Result unavailable. The golf service did not answer.', is: 'failed' });
    const unread = rowOf('Ann', { faults: [{ field: 'position', message: 'Required' }] });
    expect(onBoard('u-Ann', [unread])).toMatchObject({
      is: 'failed',
      words: 'Unreadable: position. Technical details: Required',
    });
    expect(onBoard('u-Zoe', [...items, null]).words).toBe('Result unknown (incomplete data)');
  });
});

const side = (...names: string[]) => ({ uid: `p-${names[0]}`, players: names.map(person) });
const matchOf = (changes: object) => {
  const item = MatchRow.parse({ uid: 'm', sideA: side('Ann', 'Al'), sideB: side('Bea'), ...changes });
  const rows = [{ ok: true as const, item, faults: [] }];
  return { matchplayFormat: 'FOURBALL', holesCount: 18, rows, faults: [] };
};

it.each([
  [
    'Won 3&2 against Bea, partner Ann',
    'Lost 3&2 to Ann & Al',
    { winnerUid: 'p-Ann', result: '3&2', leader: 'A', thru: 16 },
  ],
  [
    'Lost 1 down to Bea, partner Ann',
    'Won 1 up against Ann & Al',
    { winnerUid: 'p-Bea', result: '1 up', leader: 'B', thru: 18 },
  ],
  ['Tied with Bea, partner Ann', 'Tied with Ann & Al', { thru: 18, result: 'AS', holesUp: 0 }],
  [
    '2 up after 7 against Bea, partner Ann',
    '2 down after 7 against Ann & Al',
    { thru: 7, result: '2 up', leader: 'A', holesUp: 2 },
  ],
  [
    'All square after 5 against Bea, partner Ann',
    'All square after 5 against Ann & Al',
    { thru: 5, result: 'AS', holesUp: 0 },
  ],
  ['Not started', 'Not started', { thru: 0 }],
])('RESULT-1 a side of a match has the result “%s”', (forA, forB, changes) => {
  const wordsFor = (user: string) =>
    playerResult({ board: 'matchplay', matches: { ok: true, value: matchOf(changes) } }, user, 'COMPLETED').words;
  expect([wordsFor('u-Al'), wordsFor('u-Bea')]).toEqual([forA, forB]);
  expect(wordsFor('u-Zoe')).toBe('Not in the match');
});

it('RESULT-3 a leaderboard or match says if the user in the URL is missing from it', () => {
  const rows = rowsOf(items);
  expect(absenceText(rows, 'u-Ann')).toEqual([]);
  expect(absenceText(rows, 'p-Ann')).toEqual([]);
  expect(absenceText(rows, null)).toEqual([]);
  expect(absenceText(rows, 'u-Zoe')).toEqual(['The player in this link is not on this leaderboard.']);
  const unread = ['The player in this link is in none of the readable rows.'];
  expect(absenceText([...rows, ...rowsOf([null])], 'u-Zoe')).toEqual(unread);
  const match = matchOf({}).rows;
  expect(absentFromMatch(match, 'u-Al')).toEqual([]);
  expect(absentFromMatch(match, 'u-Zoe')).toEqual(['The player in this link does not play in this match.']);
});
