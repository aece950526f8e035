import { expect, it } from 'vitest';
import { cellTexts, drawnCells } from '@/components/old-list/model/drawn-cells.fixture';
import { EventRound } from '@/lib/contract/events';
import { eventRoundTable, groupRoundTable } from './columns';

const round = {
  uid: 'fd33f1f2-0000-4000-8000-000000009a41',
  status: 'AWAITING_ATTESTATION',
  scoringFormat: 'STROKE_PLAY',
  event: { uid: 'e', name: 'Spring Medal' },
  group: { uid: 'g', name: 'Old Stags' },
  createdAt: '2026-03-01T23:59:59.999Z',
};
const roundOf = (changes: object) => EventRound.parse({ ...round, ...changes });

it('LIST-22 FR-4 FR-5 what an event round says, and - for what it does not', () => {
  expect(cellTexts(eventRoundTable('UTC'), roundOf({}))).toEqual({
    event: 'Spring Medal',
    status: 'Awaiting Attestation',
    group: 'Old Stags',
    course: '-',
    playedAt: '-',
    playersCount: '-',
    name: '-',
    tee: '-',
    scoringFormat: 'Stroke Play',
    createdAt: '2026-03-01 23:59',
    uid: 'fd33…9a41',
  });
});

it('FR-2 CLOCK-1 a tee opens a dialog; the start shows the local time at its course, where one is named', () => {
  const at = '2026-07-04T22:15:00.000Z';
  const table = groupRoundTable('Europe/London');
  const tee = { uid: 't', name: 'White', holes: [] };
  const { playedAt, ...cells } = drawnCells(table, roundOf({ tee, playedAt: at, course: { uid: 'c', name: 'Links' } }));
  expect(cells.tee).toMatch(/^<button[^>]*aria-haspopup="dialog"[^>]*[^>]*>White<\/button>$/);
  expect(playedAt).toMatch(/^<time[^>]* data-tip-from="[^"]*c[^"]*"[^>]*>2026-07-04 23:15<\/time>$/);
  expect(drawnCells(table, roundOf({ playedAt: at })).playedAt).toBe('2026-07-04 23:15');
});

it('WAY-3 the id of an event round leads to the board of its event', () => {
  expect(drawnCells(eventRoundTable('UTC'), roundOf({})).uid).toContain('href="/events/e?tab=individuals"');
});
