import { expect, it } from 'vitest';
import type { AnyFilter, FilterValues } from '@/lib/list/url/filters';
import { filterFields } from './filter-fields';

const ofDates = { kind: 'dates', of: () => null } as const;
const starts: AnyFilter = { ...ofDates, label: 'Starts', from: 'startFrom', to: 'startTo', isUpcoming: true };
const active: AnyFilter = {
  ...ofDates,
  label: 'Last active',
  from: 'from',
  to: 'to',
  before: 'before',
  never: 'never',
};

const state = { pageNumber: 1, pageSize: 10, sortedBy: '', q: '', unread: [], columns: null };

const chipOf = (filter: AnyFilter, filters: FilterValues) =>
  filterFields({
    ...{ pathname: '/events', timeZone: 'UTC', filters: [filter], choices: {} },
    state: { ...state, filters },
    loadedAt: Date.parse('2026-11-25T12:00:00Z'),
  })[0]?.chip?.value;

it.each([
  [starts, { startFrom: '2026-11-28', startTo: '2026-11-29' }, 'This weekend (2026-11-28 to 2026-11-29)'],
  [starts, { startFrom: '2026-11-25', startTo: '2026-11-25' }, 'Today (2026-11-25)'],
  [starts, { startFrom: '2026-11-28' }, 'from 2026-11-28'],
  [active, { to: '2026-08-24' }, 'Over 3 months ago (to 2026-08-24)'],
  [active, { before: '2025-11-25' }, 'Over 12 months ago, or never (before 2025-11-25 or never)'],
  [active, { never: 'never' }, 'Never'],
])('FILTER-3 the chip of a date preset shows its name and days (case %#)', (filter, values, words) => {
  expect(chipOf(filter, values)).toBe(words);
});
