import { expect, it } from 'vitest';
import { datePresets, presetOf } from './date-presets';
import type { DateFilter } from './filters';

const created: DateFilter = { kind: 'dates', label: 'Created', from: 'from', to: 'to' };
const starts: DateFilter = { ...created, label: 'Starts', isUpcoming: true };
const active: DateFilter = { ...created, label: 'Last active', before: 'before', never: 'never' };
const of = (today: string, filter = created) =>
  Object.fromEntries(datePresets(filter, today).map(({ label, values }) => [label, Object.values(values)]));

it('FILTER-3 the presets of past dates end today', () => {
  expect(of('2026-11-22')).toEqual({
    Today: ['2026-11-22', '2026-11-22'],
    Yesterday: ['2026-11-21', '2026-11-21'],
    'Last weekend': ['2026-11-14', '2026-11-15'],
    'This week': ['2026-11-16', '2026-11-22'],
    'Last week': ['2026-11-09', '2026-11-15'],
    'Last 7 days': ['2026-11-16', '2026-11-22'],
    'This month': ['2026-11-01', '2026-11-22'],
    'Last month': ['2026-10-01', '2026-10-31'],
    'This year': ['2026-01-01', '2026-11-22'],
    'Last year': ['2025-01-01', '2025-12-31'],
  });
});

it('FILTER-3 the presets of dates in the future include the coming days', () => {
  expect(of('2026-11-25', starts)).toMatchObject({
    'Last weekend': ['2026-11-21', '2026-11-22'],
    Tomorrow: ['2026-11-26', '2026-11-26'],
    'This weekend': ['2026-11-28', '2026-11-29'],
    'Next 7 days': ['2026-11-25', '2026-12-01'],
    'This week': ['2026-11-23', '2026-11-29'],
    'This month': ['2026-11-01', '2026-11-30'],
    'This year': ['2026-01-01', '2026-12-31'],
  });
});

it.each([
  ['2026-01-01', ['2025-12-01', '2025-12-31'], ['2025-01-01', '2025-12-31']],
  ['2024-03-31', ['2024-02-01', '2024-02-29'], ['2023-01-01', '2023-12-31']],
])('FILTER-3 on %s the presets “Last month” and “Last year” cover the full month and year', (today, month, year) => {
  expect(of(today)['Last month']).toEqual(month);
  expect(of(today)['Last year']).toEqual(year);
});

it.each([
  ['2026-11-29', '2026-08-28', '2025-11-28', '2025-11-29'],
  ['2026-05-31', '2026-02-27', '2025-05-30', '2025-05-31'],
])(
  'FILTER-12 on %s, the presets for inactive users are “up to %s”, “up to %s” and “before %s, or never”, and one for those who were never active',
  (today, three, twelve, orNever) => {
    expect(of(today, active)).toMatchObject({
      'Over 3 months ago': [three],
      'Over 12 months ago': [twelve],
      'Over 12 months ago, or never': [orNever],
      Never: ['never'],
    });
  },
);

it.each([
  [starts, { from: '2026-11-28', to: '2026-11-29' }, 'This weekend'],
  [active, { to: '2026-08-24' }, 'Over 3 months ago'],
  [active, { before: '2025-11-25' }, 'Over 12 months ago, or never'],
  [active, { before: '2026-08-25' }, null],
  [active, { never: 'never' }, 'Never'],
  [active, { before: '2026-08-25', from: '2026-01-01' }, null],
  [starts, { from: '2026-11-28' }, null],
  [created, { from: '2026-11-28', to: '2026-11-29' }, null],
])('FILTER-3 a filter with a preset’s values has its name, and otherwise none (case %#)', (filter, values, name) => {
  expect(presetOf(filter, values, '2026-11-25')).toBe(name);
});

it('FILTER-3 a filter whose days fit several presets, as on a Monday, has the name of the longest', () => {
  expect(presetOf(created, { from: '2026-11-30', to: '2026-11-30' }, '2026-11-30')).toBe('This week');
  expect(presetOf(created, { from: '2026-11-16', to: '2026-11-22' }, '2026-11-22')).toBe('Last 7 days');
});
