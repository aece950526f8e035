import { expect, it } from 'vitest';
import { cellTexts } from '@/components/old-list/model/drawn-cells.fixture';
import type { Board } from '@/lib/contract/boards';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { known } from '@/lib/contract/wire/unread';
import { boardTable } from './columns';
import { boardRows } from './rows';

const tableOf = (board: Board, current: string | null = null) =>
  boardTable({ board, of: 'Player', hrefOf: () => null, hasRounds: true, current });

/** A row of a board with these fields, its figures checked. */
function rowOf(changes: object, board: 'stableford' | 'strokeplay' = 'stableford') {
  const player = { uid: 'ann', firstName: 'Ann', lastName: 'Lee' };
  const item = LeaderboardRow.parse({ player, status: 'FINISHED', ...changes });
  const [row] = boardRows({ endpoint: '', rows: [{ ok: true, item }] }, board).rows;
  if (!row?.ok) throw new Error('The row could not be read');
  return row.item;
}

it('WHY-4 to par counts net strokes and says so; a board of points has none', () => {
  const toParOf = (board: Board) => tableOf(board).columns.find(({ id }) => id === 'toPar');
  expect(toParOf('strokeplay')).toMatchObject({ header: 'To par', note: 'net' });
  expect(toParOf('stableford')).toBeUndefined();
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
] as const)('a leaderboard: %s', (_, changes, cells) => {
  const texts = cellTexts(tableOf('stableford'), rowOf(changes));
  for (const [id, text] of Object.entries(cells)) expect(texts[id]?.startsWith(text), `${id}: ${texts[id]}`).toBe(true);
});

it('a place that does not follow from the scores is marked, with the one that they make', () => {
  expect(cellTexts(tableOf('stableford'), rowOf({ position: 7, points: 30 })).position).toMatch(
    /^7 .*The scores make 1/,
  );
});

it('the row whose card is shown is the current one', () => {
  const row = rowOf({ points: 30 });
  const noteOf = (current?: string) => known(row, tableOf('stableford', current).row ?? (() => ({})));
  expect(noteOf(row.uid)).toEqual({ current: true });
  expect(noteOf()).toEqual({});
});
