import { expect, it } from 'vitest';
import type { Board } from '@/lib/contract/boards';
import { LeaderboardRow } from '@/lib/contract/leaderboards';
import { boardFields } from './board-fields';
import { boardRows } from './rows';

const fieldsOf = (board: Board) => boardFields({ board, of: 'Player', hrefOf: () => null, hasRounds: true });

/** Parses and checks a leaderboard row of the player Ann Lee, changed by `changes`. */
function rowOf(changes: object, board: 'stableford' | 'strokeplay' = 'stableford') {
  const player = { uid: 'ann', firstName: 'Ann', lastName: 'Lee' };
  const item = LeaderboardRow.parse({ player, status: 'FINISHED', ...changes });
  const [row] = boardRows({ rows: [{ ok: true, item, faults: [] }], faults: [] }, board);
  if (!row?.ok) throw new Error('The row of the test data could not be parsed');
  return row.item;
}

it('WHY-4 the to-par column of a leaderboard states that it is based on net strokes; a Stableford leaderboard has no to-par column', () => {
  expect(fieldsOf('strokeplay').toPar).toMatchObject({ label: 'To par', note: 'net' });
  expect(fieldsOf('stableford').toPar).toBeUndefined();
});

it.each([
  ['a tied position begins with “T”', { position: 1, tied: true, points: 38 }, { position: 'T1', points: '38' }],
  [
    'a missing position is shown as “-”, with the reason',
    { status: 'NO_RETURN' },
    { position: '-', countback: 'No Return' },
  ],
  ['a countback code is shown in words', { countback: 'LAST_9' }, { countback: 'Last 9' }],
  [
    'a countback sentence of the API is unchanged',
    { countback: 'Better last nine' },
    { countback: 'Better last nine' },
  ],
  ['a finished round is shown as “F”', { thru: 18 }, { thru: 'F' }],
  ['a round in progress shows the number of holes played', { thru: 7, status: 'IN_PROGRESS' }, { thru: '7' }],
  ['a round that has not started is shown as “-”', { thru: 0, status: 'NOT_STARTED' }, { thru: '-', countback: '-' }],
  ['a plus handicap has a plus sign', { playingHandicap: -2 }, { playingHandicap: '+2' }],
] as const)('a leaderboard cell: %s', (_, changes, texts) => {
  const fields = fieldsOf('stableford');
  for (const [id, text] of Object.entries(texts)) {
    expect(fields[id]?.text(rowOf(changes), { timeZone: 'UTC' }) ?? '-', id).toBe(text);
  }
});

it.each([
  ['of the team’s name', 'Kerr & Innes', '6.5 / 46.3'],
  ['of the API if the team’s name does not name all players', 'The Innes Eagles', '46.3 / 6.5'],
])('TEAM-1 a leaderboard shows the handicaps of a team in the order %s', (_, name, handicaps) => {
  const players = [
    { uid: 'i', firstName: 'Isla', lastName: 'Innes', handicap: 46.3 },
    { uid: 'k', firstName: 'Kai', lastName: 'Kerr', handicap: 6.5 },
  ];
  const row = rowOf({ player: undefined, team: { uid: 't', name, players } });
  const fields = boardFields({ board: 'stableford', of: 'Team', hrefOf: () => null, hasRounds: true });
  expect(fields.handicaps?.text(row, { timeZone: 'UTC' })).toBe(handicaps);
});

it('a leaderboard marks a position that contradicts the scores, and shows the calculated one', () => {
  expect(rowOf({ position: 7, points: 30 }).rankFault).toMatch(/should be 1/);
});
