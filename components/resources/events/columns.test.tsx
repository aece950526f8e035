import { expect, it } from 'vitest';
import { fitting } from '@/components/old-cells/column';
import { cellTexts, drawnCells } from '@/components/old-list/model/drawn-cells.fixture';
import { tableRows } from '@/components/old-list/model/rows';
import { Event } from '@/lib/contract/events';
import { read } from '@/lib/contract/wire/lenient.fixture';
import { eventTable, groupEventTable } from './columns';

const event = {
  uid: 'e',
  name: 'Spring Medal',
  status: 'COMPLETED',
  scoringFormat: 'STROKE_PLAY',
  group: { uid: 'g', name: 'Club' },
  createdAt: '2026-11-01T00:00:00Z',
};

const both = [
  { uid: 'a', name: 'Ann Lee' },
  { uid: 'b', name: 'Bob Day' },
];
const textsOf = (changes: object) => cellTexts(eventTable('UTC'), Event.parse({ ...event, ...changes }));

it.each([
  ['who won, and by how much', { outcome: { winners: both, margin: '1 stroke' } }, 'Ann Lee & Bob Day, by 1 stroke'],
  ['why a tie stands', { outcome: { winners: both, tied: true } }, 'Tied, no countback: Ann Lee & Bob Day'],
  ['not yet', { status: 'SCHEDULED' }, 'Not yet'],
  ['nobody, where it was cancelled', { status: 'CANCELLED' }, 'None'],
  ['- where nothing is known', {}, '-'],
])('WHO-4 a list of events says %s', (_, changes, winner) => {
  expect(textsOf(changes).winner).toBe(winner);
  expect(cellTexts(groupEventTable('UTC'), Event.parse({ ...event, ...changes })).winner).toBe(winner);
});

it('FR-4 counts, course and dates that are not known are -, counts have their thousands', () => {
  const none = { course: '-', startDate: '-', endDate: '-', participantsCount: '-', roundsCount: '-' };
  expect(textsOf({})).toMatchObject({ ...none, status: 'Completed' });
  expect(textsOf({ participantsCount: 1204, roundsCount: 0 })).toMatchObject({
    participantsCount: '1,204',
    roundsCount: '0',
  });
});

it('WHO-6 an event in progress past its end says by how many days', () => {
  const endDate = new Date(Date.now() - 49.5 * 86_400_000).toISOString();
  expect(textsOf({ status: 'IN_PROGRESS', endDate }).status).toBe('In Progress overdue by 49 days');
  expect(textsOf({ status: 'COMPLETED', endDate }).status).toBe('Completed');
});

it('CLOCK-1 start and end show the local time at the course, where one is named', () => {
  const times = { startDate: '2026-07-04T08:00:00.000Z', endDate: '2026-07-05T17:00:00.000Z' };
  const cellsOf = (changes: object) => drawnCells(eventTable('UTC'), Event.parse({ ...event, ...times, ...changes }));
  const { startDate, endDate } = cellsOf({ course: { uid: 'c', name: 'Links' } });
  for (const cell of [startDate, endDate]) expect(cell).toMatch(/^<time [^>]*data-tip-from="[^"]*course=c/);
  expect(cellsOf({})).toMatchObject({ startDate: '2026-07-04 08:00', endDate: '2026-07-05 17:00' });
});

it('ERR-4 a status that could not be read costs its own cell, a date that could not be read not the status', () => {
  const table = eventTable('UTC');
  const at = table.columns.findIndex(({ id }) => id === 'status');
  const [unread, late] = tableRows(table, [
    { ok: true, item: read(Event, { ...event, status: [] }) },
    { ok: true, item: read(Event, { ...event, endDate: 'soon' }) },
  ]);
  expect(unread).toMatchObject({ uid: 'e', href: '/events/e' });
  expect(unread && 'unread' in unread && unread.unread).toContain(at);
  expect(late && 'texts' in late && late.texts[at]).toBe('Completed');
});

it('LIST-22 an event says when it was created', () => {
  expect(textsOf({}).createdAt).toBe('2026-11-01 00:00');
});

it.each([eventTable('UTC'), groupEventTable('UTC')])('LIST-23 a preview of events ends with the format', (table) => {
  const shown = fitting(table.columns).map(({ id }) => id);
  expect(shown).toContain('winner');
  expect(shown.at(-1)).toBe('scoringFormat');
});
