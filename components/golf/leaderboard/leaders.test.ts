import { expect, it } from 'vitest';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Row } from '@/lib/contract/page';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { fieldWords, leaderWords, type Scoring } from './leaders';

const player = (uid: string) => ({ uid, firstName: uid, lastName: 'Lee' });
const sound = (item: LeaderboardRow): Row<LeaderboardRow> => ({ ok: true, item });
const ON = { status: 'IN_PROGRESS', thru: 12 };

function boardOf(rows: readonly Row<LeaderboardRow>[], board: 'stableford' | 'strokeplay' = 'stableford'): Scoring {
  const value = { endpoint: 'events.stableford.individualLeaderboard', rows, scoringFormat: 'STABLEFORD' };
  return { board, leaderboard: { ok: true, value } };
}

const first = sound({ ...ON, position: 1, points: 30, toPar: -3, player: player('Ann') });

it('NOW-1 the leader has a score and the holes played; two share the lead by name, more by their number', () => {
  expect(leaderWords(boardOf([first]))).toEqual({ ok: true, value: 'Ann Lee, 30 points, thru 12' });
  expect(leaderWords(boardOf([first], 'strokeplay'))).toEqual({ ok: true, value: 'Ann Lee, −3 net, thru 12' });
  const tied = ['Bea', 'Cat'].map((uid) => sound({ ...ON, position: 1, points: 30, player: player(uid) }));
  expect(leaderWords(boardOf([first, ...tied.slice(1)]))).toMatchObject({
    value: expect.stringMatching(/^Tied: Ann Lee & Cat/),
  });
  const further = sound({ ...ON, position: 1, points: 30, thru: 14, player: player('Bea') });
  expect(leaderWords(boardOf([further, first]))).toEqual({
    ok: true,
    value: 'Tied: Bea Lee & Ann Lee, 30 points, thru 12 and 14',
  });
  expect(leaderWords(boardOf([first, ...tied]))).toMatchObject({
    value: expect.stringMatching(/^Tied: Ann Lee and 2 others,/),
  });
  expect(leaderWords(boardOf([sound({ status: 'NOT_STARTED', player: player('Ann') })]))).toEqual({
    ok: true,
    value: null,
  });
});

it('NOW-4 a board that failed, an unread place and an unread row never look like nobody', () => {
  const failure = { kind: 'refused', status: 503, message: 'Down' } as const;
  const down: Scoring = { board: 'stableford', leaderboard: { ok: false, failure } };
  expect(leaderWords(down)).toEqual({ ok: true, value: 'Could not be loaded: Down (503).' });
  const unread = sound(read(LeaderboardRow, { position: 'first', player: player('Ann') }));
  expect(leaderWords(boardOf([first, unread]))).toMatchObject({ ok: false });
  const broken = { ok: false as const, uid: null, faults: ['items[1]: Required'] };
  expect(leaderWords(boardOf([first, broken]))).toMatchObject({
    value: 'Ann Lee, 30 points, thru 12 (1 not readable)',
  });
  expect(leaderWords(null)).toEqual({ ok: true, value: 'No leaderboard' });
  expect(fieldWords(boardOf([sound(read(LeaderboardRow, { thru: 'x', player: player('Ann') }))]))).toMatchObject({
    ok: false,
  });
});
