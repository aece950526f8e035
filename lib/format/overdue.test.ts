import { expect, test } from 'vitest';
import { overdueByText, overdueDays, overdueText } from './overdue';

const now = Date.parse('2026-11-22T12:00:00Z');
const inProgress = (endDate: string | null) => overdueDays({ status: 'IN_PROGRESS', endDate }, now);

test('WHO-6 an event that has ended but is still in progress is overdue by the number of full days since its end', () => {
  expect(inProgress('2026-10-04T12:00:00Z')).toBe(49);
  expect(inProgress('2026-11-21T11:59:59Z')).toBe(1);
  expect(overdueByText(49)).toBe('overdue by 49 days');
  expect(overdueByText(1)).toBe('overdue by 1 day');
  expect(
    overdueText({ status: 'IN_PROGRESS', endDate: '2026-10-01T12:00:00Z' }, Date.parse('2026-10-03T12:00:00Z')),
  ).toBe('2 days');
});

test('WHO-6 an event is not overdue if it is completed, if it has no end, or until 24 hours after its end', () => {
  for (const end of ['2026-11-22T00:00:00Z', '2026-12-01T00:00:00Z', null]) expect(inProgress(end)).toBeNull();
  expect(overdueDays({ status: 'COMPLETED', endDate: '2026-10-04T12:00:00Z' }, now)).toBeNull();
});
