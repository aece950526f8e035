import { expect, it } from 'vitest';
import { cellTexts, drawnCells } from '@/components/old-list/model/drawn-cells.fixture';
import { tableRows } from '@/components/old-list/model/rows';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { friendlyRoundTable } from './columns';

const person = (uid: string, firstName: string, lastName: string) => ({ uid, firstName, lastName });
const round = {
  uid: 'fd33f1f2-0000-4000-8000-000000009a41',
  createdAt: '2026-03-01T23:59:59.999+02:00',
  scoringFormat: 'STABLEFORD',
  status: 'COMPLETED',
  course: { uid: 'c', name: 'Royal Dornoch' },
  country: { uid: 's', name: 'Scotland' },
  createdBy: person('b', 'Bob', 'Day'),
  tee: { uid: 't', name: 'Yellow', holes: [] },
};
const winner = { ...person('ann', 'Ann', 'Lee'), membershipType: 'APPLICATION_USER', handicap: 4 };
const both = [
  { uid: 'ann', name: 'Ann Lee' },
  { uid: 'bob', name: 'Bob Day' },
];
const one = { winners: both.slice(0, 1), margin: '2 points' };
const roundOf = (changes: object) => FriendlyRound.parse({ ...round, ...changes });
const textsOf = (changes: object) => cellTexts(friendlyRoundTable('UTC'), roundOf(changes));

it('FR-1 FR-4 FR-5 ten columns; words in title case, the time in one zone, both ends of the id', () => {
  expect(Object.values(textsOf({}))).toEqual([
    'fd33…9a41',
    'Royal Dornoch',
    'Yellow',
    'Scotland',
    'Completed',
    'Stableford',
    '-',
    '2026-03-01 21:59',
    'Bob Day',
    '-',
  ]);
});

it('FR-4 unknown statuses and formats are shown like known ones, never refused', () => {
  const unknown = {
    status: 'AWAITING_WEATHER_decision',
    scoringFormat: 'chapman_PINEHURST',
    matchplayFormat: 'GREENSOME',
  };
  expect(textsOf(unknown)).toMatchObject({
    status: 'Awaiting Weather Decision',
    scoringFormat: 'Chapman Pinehurst',
    matchplayFormat: 'Greensome',
  });
});

it.each([
  ['a recorded winner alone', { winnerPlayer: winner }, 'Ann Lee', 'Ann Lee'],
  ['a recorded winner with the margin', { winnerPlayer: winner, outcome: one }, 'Ann Lee by 2 points', 'Ann Lee'],
  [
    'a recorded winner with partner and result',
    { winnerPlayer: winner, outcome: { winners: both, margin: '3&2' } },
    'Ann Lee & Bob Day, 3&2',
    'Ann Lee',
  ],
  ['nobody yet', { status: 'IN_PROGRESS' }, 'Not yet', '-'],
  ['a tie', { outcome: { winners: both, tied: true } }, 'Tied, no countback: Ann Lee & Bob Day', '-'],
  [
    'a tied match',
    { scoringFormat: 'MATCH_PLAY', outcome: { winners: both, tied: true } },
    'Tied, level to the last hole: Ann Lee & Bob Day',
    '-',
  ],
  ['a winner of the board whom nobody recorded', { outcome: one }, 'Not recorded: Ann Lee, by 2 points', '-'],
  ['nobody, where it was abandoned', { status: 'ABANDONED', outcome: one }, 'None', '-'],
  ['nothing that is known', {}, '-', '-'],
])(
  "WHO-4 FR-1 a list says of who won: %s; a golfer's own list has the recorded winner only",
  (_, changes, all, own) => {
    const item = roundOf(changes);
    expect(cellTexts(friendlyRoundTable('UTC'), item).winner).toBe(all);
    expect(cellTexts(friendlyRoundTable('UTC', 'name'), item).winner).toBe(own);
    const [row] = tableRows(friendlyRoundTable('UTC'), [{ ok: true, item }]);
    expect((row && 'texts' in row && row.texts.at(-1)) ?? '-', 'copies say the same').toBe(all);
  },
);

it('WHO-4 a winner that was not recorded is marked, nobody is not', () => {
  const cellOf = (changes: object) => drawnCells(friendlyRoundTable('UTC'), roundOf(changes)).winner;
  expect(cellOf({ outcome: one })).toContain('text-warning');
  expect(cellOf({ status: 'ABANDONED', outcome: one })).not.toContain('text-warning');
});

it('CLOCK-1 the time shows the local time at the course', () => {
  expect(drawnCells(friendlyRoundTable('UTC'), roundOf({})).createdAt).toMatch(
    /^<time [^>]*data-tip-from="[^"]*course=c/,
  );
});

it('FR-2 FR-3 a tee and a winner are buttons that open a dialog', () => {
  const { tee, winner: won } = drawnCells(friendlyRoundTable('UTC'), roundOf({ winnerPlayer: winner }));
  expect(tee).toMatch(/^<button[^>]*title="Yellow"[^>]*aria-haspopup="dialog"/);
  expect(won).toMatch(/<button[^>]*title="Ann Lee"[^>]*aria-haspopup="dialog"/);
});
