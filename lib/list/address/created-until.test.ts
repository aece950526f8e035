import { expect, it } from 'vitest';
import { createdUntil } from './created-until';
import type { AnyFilter } from './filters';
import type { ListState } from './list-state';

const created: AnyFilter = {
  kind: 'dates',
  label: 'Created',
  from: 'createdFrom',
  to: 'createdTo',
  of: () => null,
};
const bare: ListState = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', filters: {}, columns: null };
const now = '2026-11-22T15:04:05.678Z';

function until(filters: ListState['filters'], timeZone = 'UTC', known: readonly AnyFilter[] = [created]) {
  return createdUntil({ state: { ...bare, filters }, filters: known, timeZone, fetchedAt: Date.parse(now) });
}

it.each([
  ['rows without an end are those created until they were fetched', {}, 'UTC', now],
  ['today ends when they were fetched', { createdTo: '2026-11-22' }, 'UTC', now],
  ['a day that has ended stays', { createdTo: '2026-11-21' }, 'UTC', null],
  ['a day that has ended in its zone stays', { createdTo: '2026-11-22' }, 'Pacific/Kiritimati', null],
  ['an earlier moment stays', { createdTo: '2026-11-22T15:00:00Z' }, 'UTC', null],
])('COPY-4 %s', (_, filters, timeZone, moment) => {
  expect(until(filters, timeZone)).toBe(moment);
});

it('COPY-4 a list that cannot be filtered by creation has no moment', () => {
  expect(until({}, 'UTC', [])).toBe(null);
});
