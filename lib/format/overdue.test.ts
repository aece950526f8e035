import { expect, test } from 'vitest';
import { overdueByText, overdueDays, overdueText } from './overdue';

const now = Date.parse('2026-11-22T12:00:00Z');
const inProgress = (endDate: string | null) => overdueDays({ status: 'IN_PROGRESS', endDate }, now);

test('WHO-6 an event still in progress after its end is overdue by the full days since then', () => {
  expect(inProgress('2026-10-04T12:00:00Z')).toBe(49);
  expect(inProgress('2026-11-21T11:59:59Z')).toBe(1);
  expect(overdueByText(49)).toBe('overdue by 49 days');
  expect(overdueByText(1)).toBe('overdue by 1 day');
});

test.each([
  ['2026-11-20T12:00:00Z', '2 days'],
  ['2026-11-21T17:00:00Z', '19 hours'],
  ['2026-11-22T10:30:00Z', '1 hour'],
  ['2026-11-22T11:59:00Z', 'under 1 hour'],
  ['2026-11-22T12:01:00Z', null],
  [null, null],
])('NOW-2 an event in progress whose end was %s is overdue by %s', (endDate, words) => {
  expect(overdueText({ status: 'IN_PROGRESS', endDate }, now)).toBe(words);
  expect(overdueText({ status: 'COMPLETED', endDate }, now)).toBeNull();
});

test('WHO-6 an event is not overdue when completed, without an end, or up to 24 hours after its end', () => {
  for (const end of ['2026-11-22T00:00:00Z', '2026-12-01T00:00:00Z', null]) expect(inProgress(end)).toBeNull();
  expect(overdueDays({ status: 'COMPLETED', endDate: '2026-10-04T12:00:00Z' }, now)).toBeNull();
});
