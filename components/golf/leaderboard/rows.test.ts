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

it('leaderboard positions are not checked against net strokes while a player is still on the course', () => {
  const rows = [row('ann', { position: 1, net: 40, status: 'IN_PROGRESS' }), row('bea', { position: 2, net: 36 })];
  expect(faultsOf(rows, 'strokeplay')).toEqual([null, null]);
});

it.each([
  ['two points a hole', { points: 14, thru: 6 }, { points: 20, thru: 10 }, false],
  ['points and two points a hole', { points: 20, thru: 9 }, { points: 14, thru: 9 }, false],
  ['points', { points: 20, thru: 10 }, { points: 14, thru: 6 }, false],
  ['two points a hole, which the API sends', { points: 14, toPar: -2 }, { points: 20, toPar: 0 }, false],
  ['nothing, as both orders are the other way', { points: 8, thru: 6 }, { points: 20, thru: 9 }, true],
  ['something unknown, without holes played', { points: 8 }, { points: 20 }, false],
])('CARD-3 while a round is played, Stableford positions may follow %s', (_, first, second, isMarked) => {
  const playing = { status: 'IN_PROGRESS' };
  const rows = [row('ann', { position: 1, ...first, ...playing }), row('bea', { position: 2, ...second, ...playing })];
  expect(faultsOf(rows, 'stableford').some(Boolean)).toBe(isMarked);
});

it.each([
  ['net scores', { net: 60, gross: 72 }, { net: 68, gross: 70 }, false],
  ['gross scores in a scratch event', { net: 68, gross: 70 }, { net: 60, gross: 72 }, false],
  ['neither', { net: 68, gross: 73 }, { net: 60, gross: 72 }, true],
  ['net scores that contradict them, without gross scores', { net: 68 }, { net: 60 }, true],
  ['gross scores of which one is missing', { net: 68, gross: 70 }, { net: 60 }, false],
])('CARD-3 in stroke play, positions may follow %s', (_, first, second, isMarked) => {
  const rows = [row('ann', { position: 1, ...first }), row('bea', { position: 2, ...second })];
  expect(faultsOf(rows, 'strokeplay').some(Boolean)).toBe(isMarked);
});

it('leaderboard positions are not checked if the score or the position of a player is missing', () => {
  const rows = (changes: Partial<LeaderboardRow>) => [
    row('ann', { position: 1, points: 40, ...changes }),
    row('bea', { position: 2, points: 36 }),
    row('cat', { position: null, status: 'WITHDRAWN' }),
  ];
  for (const changes of [{ points: null }, { position: null }, { position: null, status: null }]) {
    expect(faultsOf(rows(changes), 'stableford')).toEqual([null, null, null]);
  }
  expect(faultsOf(rows({ points: 30 }), 'stableford').filter(Boolean)).toHaveLength(2);
});

it.each([
  ['of all rounds', 130, null],
  ['of the best three of four rounds', 105, null],
  ['that no rounds add up to', 104, 'Total: recorded 104; the rounds add up to 130.'],
])('CARD-3 a leaderboard total %s', (_, points, words) => {
  const rounds = [30, 25, 36, 39].map((round, at) => ({ uid: `${at}`, points: round }));
  expect(faultsOf([row('ann', { position: 1, points, rounds })], 'stableford')).toEqual([words]);
  const strokes = rounds.map((round) => ({ ...round, net: round.points }));
  const net = points === 105 ? 91 : points;
  expect(faultsOf([row('ann', { position: 1, net, rounds: strokes })], 'strokeplay')).toEqual([words]);
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
