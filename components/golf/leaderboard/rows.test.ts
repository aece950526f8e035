import { expect, it } from 'vitest';
import type { LeaderboardRow } from '@/lib/contract/leaderboards';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import { boardRows } from './rows';

function row(uid: string, changes: Partial<LeaderboardRow>, faults: Fault[] = []) {
  const item = { player: { uid, firstName: uid, lastName: '' }, status: 'FINISHED', ...changes };
  return { ok: true as const, item, faults };
}

const checkedRows = (rows: readonly ReadItem<LeaderboardRow>[], board: 'stableford' | 'strokeplay') =>
  boardRows({ rows, faults: [] }, board);

const faultsOf = (rows: ReturnType<typeof row>[], board: 'stableford' | 'strokeplay') =>
  checkedRows(rows, board).map((one) => one.ok && (one.item.rankFault ?? one.item.sumFault));

it('leaderboard positions that follow from the points are not marked, even with ties and countback', () => {
  const rows = [
    row('ann', { position: 1, points: 40 }),
    row('bea', { position: 2, tied: true, points: 36 }),
    row('cat', { position: 2, tied: true, points: 36 }),
    row('dee', { position: 4, points: 30 }),
  ];
  expect(faultsOf(rows, 'stableford')).toEqual([null, null, null, null]);
});

it('CARD-3 a leaderboard position that does not follow from the points is marked', () => {
  const rows = [row('ann', { position: 1, points: 30 }), row('bea', { position: 2, points: 36 })];
  expect(faultsOf(rows, 'stableford')).toEqual([expect.stringContaining('2'), expect.stringContaining('1')]);
});

it('leaderboard positions are not checked against net strokes while a player is on the course', () => {
  const rows = [row('ann', { position: 1, net: 40, status: 'IN_PROGRESS' }), row('bea', { position: 2, net: 36 })];
  expect(faultsOf(rows, 'strokeplay')).toEqual([null, null]);
});

it('CARD-3 a leaderboard total that differs from the sum of its rounds is marked', () => {
  const rounds = [
    { uid: 'r1', points: 30 },
    { uid: 'r2', points: 31 },
  ];
  expect(faultsOf([row('ann', { position: 1, points: 62, rounds })], 'stableford')).toEqual([
    expect.stringContaining('61'),
  ]);
});

it('a leaderboard row that could not be parsed stays at its position', () => {
  const broken = { ok: false as const, uid: null, faults: [{ field: 'position', message: 'Invalid input' }] };
  expect(checkedRows([broken], 'stableford')).toEqual([broken]);
});

it('ERR-4 if a score could not be parsed, its leaderboard row keeps the other fields and no position is checked', () => {
  const faults = [{ field: 'points', message: 'Expected number, received string' }];
  const rows = [row('ann', { position: 1, points: 30 }), row('bea', { position: 2 }, faults)];
  const [first, second] = checkedRows(rows, 'stableford');
  expect(first).toMatchObject({ item: { name: 'ann', rankFault: null } });
  expect(second).toMatchObject({ item: { uid: 'bea', name: 'bea', position: 2, rankFault: null }, faults });
});

it('ERR-4 no leaderboard position is checked if a row could not be parsed', () => {
  const broken = { ok: false as const, uid: null, faults: [] };
  const [, second] = checkedRows([broken, row('bea', { position: 2, points: 30 })], 'stableford');
  expect(second).toMatchObject({ item: { rankFault: null } });
});
