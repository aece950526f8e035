import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchParams } from '@/lib/list/url/list-state';
import { comparisonOf } from './comparison';
import { isCut, shiftDay, spanOf, spanOfAll } from './days';
import { adjacentPeriods, intervalsOf, type Period, periodOptions, periodQuery, readPeriod } from './period';

const today = '2026-11-21';
const custom = (from: unknown, to: unknown, more: SearchParams = {}) =>
  readPeriod({ period: 'custom', from: from as string, to: to as string, ...more });
const usual: Period = { range: '12w', interval: 'week' };

describe('readPeriod', () => {
  it.each<[string, SearchParams, Period]>([
    ['an empty query', {}, usual],
    ['a preset', { period: '52w' }, { range: '52w', interval: 'week' }],
    ['a preset that has no weeks', { period: '104w' }, { range: '104w', interval: 'month' }],
    ['an interval', { period: '4w', interval: 'day' }, { range: '4w', interval: 'day' }],
    ['an interval with too many parts', { period: '52w', interval: 'day' }, { range: '52w', interval: 'week' }],
    [
      'a month, which is always shown by day',
      { period: 'this-month', interval: 'week' },
      { range: 'this-month', interval: 'day' },
    ],
    ['a week, which is always shown by day', { period: 'last-week' }, { range: 'last-week', interval: 'day' }],
    ['an unknown preset', { period: '13w' }, usual],
    ['a property name of Object as preset', { period: 'constructor' }, usual],
    ['a repeated preset', { period: ['4w', '12w'] }, usual],
    ['an unknown interval', { interval: 'year' }, usual],
    [
      'a valid interval with an invalid period',
      { period: 'x', interval: 'month' },
      { range: '12w', interval: 'month' },
    ],
    [
      'a range',
      { period: 'custom', from: '2026-01-05', to: '2026-03-29', interval: 'day' },
      { range: { first: '2026-01-05', last: '2026-03-29' }, interval: 'day' },
    ],
    [
      'a range too long for days',
      { period: 'custom', from: '2026-01-05', to: '2026-06-29', interval: 'day' },
      { range: { first: '2026-01-05', last: '2026-06-29' }, interval: 'week' },
    ],
    [
      'a range too long for weeks',
      { period: 'custom', from: '2018-01-01', to: '2026-06-29' },
      { range: { first: '2018-01-01', last: '2026-06-29' }, interval: 'month' },
    ],
    ['days without period=custom', { from: '2026-01-05', to: '2026-03-29' }, usual],
  ])('DASH-3 the period in a URL is parsed from %s', (_, params, period) => {
    expect(readPeriod(params)).toEqual(period);
  });

  it.each([
    ['end before start', '2026-03-29', '2026-01-05'],
    ['no end', '2026-03-29', undefined],
    ['no start', undefined, '2026-03-29'],
    ['empty', '', ''],
    ['not a calendar day', '2026-02-30', '2026-03-29'],
    ['a moment', '2026-01-05T00:00:00Z', '2026-03-29'],
    ['another date format', '5.1.2026', '29.3.2026'],
    ['with a space', ' 2026-01-05', '2026-03-29'],
    ['before the first valid day', '1899-01-01', '1899-03-01'],
    ['after the last valid day', '2899-12-01', '2900-01-01'],
    ['too long for months', '2000-01-01', '2026-01-01'],
    ['a repeated parameter', ['2026-01-05', '2026-01-06'], '2026-03-29'],
  ])('DASH-3 an invalid range (%s) becomes the default period', (_, from, to) => {
    expect(custom(from, to)).toEqual(usual);
  });

  it('DASH-3 any period in a URL can be parsed, written back and divided into intervals', () => {
    const day = fc.integer({ min: -21_000, max: 339_000 }).map((days) => shiftDay('1970-01-01', days));
    const anyPeriod = fc.record({
      period: fc.constantFrom(
        '4w',
        '12w',
        '26w',
        '52w',
        '104w',
        'this-week',
        'last-week',
        'this-month',
        'last-month',
        'custom',
        'x',
        '',
      ),
      interval: fc.constantFrom('day', 'week', 'month', 'year', ''),
      from: day,
      to: day,
    });
    fc.assert(
      fc.property(anyPeriod, day, (params, today) => {
        const period = readPeriod(params);
        expect(readPeriod(periodQuery(period))).toEqual(period);
        expect(intervalsOf(period.range)).toContain(period.interval);
        const { now, before, openFrom, compared } = comparisonOf(period, today);
        if (typeof period.range !== 'string') expect(spanOfAll(now)).toEqual(period.range);
        expect(spanOfAll(before).last < spanOfAll(now).first).toBe(true);
        for (const spans of [now, before]) {
          for (const [index, span] of spans.entries()) {
            expect(spanOf(span.last, period.interval)).toEqual(spanOf(span.first, period.interval));
            if (index > 0) expect(span.first).toBe(shiftDay(spans[index - 1]?.last ?? '', 1));
          }
          expect(spans.slice(1, -1).some((span) => isCut(span, period.interval))).toBe(false);
        }
        expect(compared.now).toBeLessThanOrEqual(openFrom);
        expect(now.slice(0, openFrom).every(({ last }) => last < today)).toBe(true);
      }),
    );
  });

  it('DASH-3 the dashboard’s URL contains only values that differ from the default', () => {
    expect(periodQuery(usual)).toEqual({});
    expect(periodQuery({ range: '104w', interval: 'month' })).toEqual({ period: '104w' });
    expect(periodQuery({ range: '12w', interval: 'day' })).toEqual({ interval: 'day' });
    expect(periodQuery(custom('2026-01-05', '2026-03-29'))).toEqual({
      period: 'custom',
      from: '2026-01-05',
      to: '2026-03-29',
    });
  });
});

describe('adjacentPeriods', () => {
  it('DASH-3 one step back and one forward lead to the same period; no period begins after today', () => {
    const { earlier, later } = adjacentPeriods(usual, today);
    expect(later).toBeNull();
    expect(earlier).toEqual({ range: { first: '2026-06-08', last: '2026-08-30' }, interval: 'week' });
    expect(earlier && adjacentPeriods(earlier, today).later).toEqual(usual);
    const far = custom('2026-01-05', '2026-02-01');
    expect(adjacentPeriods(far, today)).toEqual({
      earlier: { range: { first: '2025-12-08', last: '2026-01-04' }, interval: 'week' },
      later: { range: { first: '2026-02-02', last: '2026-03-01' }, interval: 'week' },
    });
    expect(adjacentPeriods(custom('1910-01-03', '1910-01-09'), today).earlier).toBeNull();
  });

  it('DASH-3 a next period that would end after the current week ends with it', () => {
    const late = custom('2026-10-12', '2026-11-15');
    expect(adjacentPeriods(late, today).later).toEqual({
      range: { first: '2026-10-19', last: '2026-11-22' },
      interval: 'week',
    });
    expect(adjacentPeriods(custom('2026-11-01', '2026-11-20'), today).later).toBeNull();
  });

  it('DASH-3 the periods before and after chosen days have the same length and weekdays', () => {
    expect(adjacentPeriods(custom('2026-09-02', '2026-09-15'), today)).toEqual({
      earlier: { range: { first: '2026-08-12', last: '2026-08-25' }, interval: 'week' },
      later: { range: { first: '2026-09-23', last: '2026-10-06' }, interval: 'week' },
    });
  });

  it('DASH-3 the periods before and after a month are months; the current and the last month are presets', () => {
    const day = { interval: 'day' } as const;
    const [thisMonth, lastMonth] = [readPeriod({ period: 'this-month' }), readPeriod({ period: 'last-month' })];
    const september = { range: { first: '2026-09-01', last: '2026-09-30' }, ...day };
    expect(adjacentPeriods(thisMonth, today)).toEqual({ earlier: lastMonth, later: null });
    expect(adjacentPeriods(lastMonth, today)).toEqual({ earlier: september, later: thisMonth });
    expect(adjacentPeriods(september, today)).toEqual({
      earlier: { range: { first: '2026-08-01', last: '2026-08-31' }, ...day },
      later: lastMonth,
    });
  });
});

it('DASH-3 the periods before and after a week are weeks; the current and the last week are presets', () => {
  const day = { interval: 'day' } as const;
  const [thisWeek, lastWeek] = [readPeriod({ period: 'this-week' }), readPeriod({ period: 'last-week' })];
  const earlier = { range: { first: '2026-11-02', last: '2026-11-08' }, ...day };
  expect(adjacentPeriods(thisWeek, today)).toEqual({ earlier: lastWeek, later: null });
  expect(adjacentPeriods(lastWeek, today)).toEqual({ earlier, later: thisWeek });
  expect(adjacentPeriods(earlier, today)).toMatchObject({ later: lastWeek });
});

it.each([
  ['week', ['Last 4 weeks', 'Last 12 weeks', 'Last 26 weeks', 'Last 52 weeks', 'Last 24 months']],
  ['month', ['Last 4 weeks', 'Last 3 months', 'Last 6 months', 'Last 12 months', 'Last 24 months']],
] as const)('DASH-3 for intervals of a %s, the presets have matching labels', (interval, labels) => {
  expect(periodOptions(interval).map(({ label }) => label)).toEqual([
    'This week',
    'Last week',
    'This month',
    'Last month',
    ...labels,
    'Custom range',
  ]);
});
