import { expect, it } from 'vitest';
import type { Board } from '@/lib/contract/boards';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { boardFields } from './board-fields';
import { boardRows } from './rows';

const fieldsOf = (board: Board) => boardFields({ board, of: 'Player', hrefOf: () => null, hasRounds: true });

/** A row of a board with these fields, its figures checked. */
function rowOf(changes: object, board: 'stableford' | 'strokeplay' = 'stableford') {
  const player = { uid: 'ann', firstName: 'Ann', lastName: 'Lee' };
  const item = LeaderboardRow.parse({ player, status: 'FINISHED', ...changes });
  const [row] = boardRows({ rows: [{ ok: true, item, faults: [] }], faults: [] }, board);
  if (!row?.ok) throw new Error('The row could not be read');
  return row.item;
}

it('WHY-4 to par counts net strokes and says so; a board of points has none', () => {
  expect(fieldsOf('strokeplay').toPar).toMatchObject({ label: 'To par', note: 'net' });
  expect(fieldsOf('stableford').toPar).toBeUndefined();
});

it.each([
  ['a shared place has its T', { position: 1, tied: true, points: 38 }, { position: 'T1', points: '38' }],
  ['no place is -, and why there is none', { status: 'NO_RETURN' }, { position: '-', countback: 'No Return' }],
  ['codes of a countback are in words', { countback: 'LAST_9' }, { countback: 'Last 9' }],
  ["the API's sentences stay", { countback: 'Better last nine' }, { countback: 'Better last nine' }],
  ['a round that is over is F', { thru: 18 }, { thru: 'F' }],
  ['one in progress has its holes', { thru: 7, status: 'IN_PROGRESS' }, { thru: '7' }],
  ['one that has not begun is -', { thru: 0, status: 'NOT_STARTED' }, { thru: '-' }],
  ['a plus handicap has its sign', { playingHandicap: -2 }, { playingHandicap: '+2' }],
] as const)('a leaderboard: %s', (_, changes, texts) => {
  const fields = fieldsOf('stableford');
  for (const [id, text] of Object.entries(texts)) {
    expect(fields[id]?.text(rowOf(changes), { timeZone: 'UTC' }) ?? '-', id).toBe(text);
  }
});

it('a place that does not follow from the scores is marked, with the one that they make', () => {
  expect(rowOf({ position: 7, points: 30 }).rankFault).toMatch(/calculated 1/);
});
