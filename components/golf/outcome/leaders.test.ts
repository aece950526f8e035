import { expect, it } from 'vitest';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { ReadItem } from '@/lib/contract/read-item';
import { fieldText, leaderText, type Scoring } from './leaders';

const player = (uid: string) => ({ uid, firstName: uid, lastName: 'Lee' });
const sound = (item: LeaderboardRow): ReadItem<LeaderboardRow> => ({ ok: true, item, faults: [] });
const lost = (item: LeaderboardRow, field: string): ReadItem<LeaderboardRow> => ({
  ok: true,
  item,
  faults: [{ field, message: 'Required' }],
});
const ON = { status: 'IN_PROGRESS', thru: 12 };

function boardOf(
  rows: readonly ReadItem<LeaderboardRow>[],
  board: 'stableford' | 'strokeplay' = 'stableford',
): Scoring {
  const value = { rows, scoringFormat: 'STABLEFORD', faults: [] };
  return { board, leaderboard: { ok: true, value } };
}

const first = sound({ ...ON, position: 1, points: 30, toPar: -3, player: player('Ann') });

it('NOW-1 the text about leaders shows their score and, if others have played fewer holes, their holes; it names at most two, as in “Ann Lee and 2 others”', () => {
  expect(leaderText(boardOf([first]))).toBe('Ann Lee, 30 points');
  expect(leaderText(boardOf([first], 'strokeplay'))).toBe('Ann Lee, −3 net');
  const behind = sound({ ...ON, position: 2, points: 20, thru: 10, player: player('Dan') });
  expect(leaderText(boardOf([first, behind]))).toBe('Ann Lee, 30 points, thru 12');
  const tied = ['Bea', 'Cat'].map((uid) => sound({ ...ON, position: 1, points: 30, player: player(uid) }));
  expect(leaderText(boardOf([first, ...tied.slice(1)]))).toMatch(/^Tied: Ann Lee & Cat/);
  const further = sound({ ...ON, position: 1, points: 30, thru: 14, player: player('Bea') });
  expect(leaderText(boardOf([further, first]))).toBe('Tied: Bea Lee & Ann Lee, 30 points');
  expect(leaderText(boardOf([first, ...tied]))).toMatch(/^Tied: Ann Lee and 2 others,/);
  expect(leaderText(boardOf([sound({ status: 'NOT_STARTED', player: player('Ann') })]))).toBeNull();
});

it('NOW-4 a leaderboard that failed to load or to parse is not shown as “no leader”', () => {
  const failure = { kind: 'refused', status: 503, message: 'Down' } as const;
  const down: Scoring = { board: 'stableford', leaderboard: { ok: false, failure } };
  expect(leaderText(down)).toBe('Could not be loaded: Down.');
  const unread = lost({ player: player('Ann') }, 'position');
  expect(leaderText(boardOf([first, unread]))).toBe('Leader unknown (incomplete data)');
  const broken = { ok: false as const, uid: null, faults: [{ field: '', message: 'Required' }] };
  expect(leaderText(boardOf([first, broken]))).toBe('Ann Lee, 30 points (1 unreadable)');
  expect(leaderText(null)).toBe('No leaderboard');
  expect(fieldText(boardOf([lost({ player: player('Ann') }, 'thru')]))).toBe('Progress unknown (incomplete data)');
});
