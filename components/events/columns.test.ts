import { expect, it } from 'vitest';
import { bent } from '@/lib/contract/bent.fixture';
import { Event } from '@/lib/contract/events';
import { UnreadField } from '@/lib/contract/unread';
import { eventColumns } from './columns';

const event = {
  uid: 'e',
  name: 'Spring Medal',
  status: 'COMPLETED',
  scoringFormat: 'STROKE_PLAY',
  group: { uid: 'g', name: 'Club' },
  createdAt: '2026-11-01T00:00:00Z',
};

it('ERR-4 the cell of a status that could not be read throws where the mark of its place is drawn', () => {
  const column = eventColumns('UTC').find(({ id }) => id === 'status');
  expect(() => column?.cell(bent(Event, { ...event, status: [] }))).toThrow(UnreadField);
  expect(() => column?.cell(bent(Event, { ...event, endDate: 'soon' }))).not.toThrow();
});
