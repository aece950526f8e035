import { expect, it } from 'vitest';
import type { TrendRow } from './trend-rows';
import { columnText, trendText } from './trend-words';

const point = (count: number) => ({ count }) as NonNullable<TrendRow['now']>;
const row = (label: string, now: number | null, before: number | null): TrendRow => ({
  label,
  axis: null,
  look: 'now',
  now: now === null ? null : point(now),
  before: before === null ? null : point(before),
});

it.each([
  [
    [row('16 Nov', 2, 4), row('17 Nov', 1200, 5), row('18 Nov', 3, null)],
    '1,205 in 3 days; from 2 (16 Nov) to 3 (18 Nov); highest 1,200 (17 Nov); 9 in the period before.',
  ],
  [[row('16 Nov', 2, null), row('17 Nov', 1, null)], '3 in 2 days; from 2 (16 Nov) to 1 (17 Nov); highest 2 (16 Nov).'],
  [[row('16 Nov', 17, 19)], '17 (16 Nov); 19 in the period before.'],
  [[row('16 Nov', null, 19)], ''],
])('DASH-8 screen readers get a sentence about the trend of a chart (case %#)', (rows, words) => {
  expect(trendText(rows, 'day')).toBe(words);
});

it('DASH-8 screen readers get a sentence about the highest column of a chart', () => {
  const columns = [
    { label: '1 to 9', count: 60 },
    { label: '10 to 19', count: 120 },
  ];
  expect(columnText(columns, 'Members')).toBe('Members: most often 10 to 19, 120 of 180.');
  expect(columnText([], 'Members')).toBe('');
});
