import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchParams } from '@/lib/list/list-state';
import { shiftDay, spanOf, spanOfAll } from './days';
import { adjacentPeriods, intervalsOf, type Period, periodQuery, readPeriod, spansOf } from './period';

const today = '2026-11-21';
const custom = (from: unknown, to: unknown, more: SearchParams = {}) =>
  readPeriod({ period: 'custom', from: from as string, to: to as string, ...more });
const usual: Period = { range: '12w', interval: 'week' };

describe('DASH-3 the period in the address', () => {
  it.each<[string, SearchParams, Period]>([
    ['nothing', {}, usual],
    ['a preset', { period: '52w' }, { range: '52w', interval: 'week' }],
    ['a preset that has no weeks', { period: '104w' }, { range: '104w', interval: 'month' }],
    ['an interval', { period: '4w', interval: 'day' }, { range: '4w', interval: 'day' }],
    ['an interval with too many parts', { period: '52w', interval: 'day' }, { range: '52w', interval: 'week' }],
    ['an unknown preset', { period: '13w' }, usual],
    ['a property name of Object as preset', { period: 'constructor' }, usual],
    ['a preset twice', { period: ['4w', '12w'] }, usual],
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
    ['days without custom', { from: '2026-01-05', to: '2026-03-29' }, usual],
  ])('%s', (_, params, period) => {
    expect(readPeriod(params)).toEqual(period);
  });

  it.each([
    ['in reverse', '2026-03-29', '2026-01-05'],
    ['no end', '2026-03-29', undefined],
    ['no beginning', undefined, '2026-03-29'],
    ['empty', '', ''],
    ['no calendar day', '2026-02-30', '2026-03-29'],
    ['a moment', '2026-01-05T00:00:00Z', '2026-03-29'],
    ['another date format', '5.1.2026', '29.3.2026'],
    ['with a space', ' 2026-01-05', '2026-03-29'],
    ['before everything', '1899-01-01', '1899-03-01'],
    ['after everything', '2899-12-01', '2900-01-01'],
    ['too long for months', '2000-01-01', '2026-01-01'],
    ['twice', ['2026-01-05', '2026-01-06'], '2026-03-29'],
  ])('a range %s is the default', (_, from, to) => {
    expect(custom(from, to)).toEqual(usual);
  });

  it('any period in the address is read, written back and divided into adjacent spans', () => {
    const day = fc.integer({ min: -21_000, max: 339_000 }).map((days) => shiftDay('1970-01-01', days));
    const anyPeriod = fc.record({
      period: fc.constantFrom('4w', '12w', '26w', '52w', '104w', 'custom', 'x', ''),
      interval: fc.constantFrom('day', 'week', 'month', 'year', ''),
      from: day,
      to: day,
    });
    fc.assert(
      fc.property(anyPeriod, day, (params, now) => {
        const period = readPeriod(params);
        expect(readPeriod(periodQuery(period))).toEqual(period);
        expect(intervalsOf(period.range)).toContain(period.interval);
        const spans = spansOf(period, now);
        expect(spans.before).toHaveLength(spans.now.length);
        const all = [...spans.before, ...spans.now];
        for (const [index, span] of all.entries()) {
          expect(spanOf(span.last, period.interval)).toEqual(span);
          if (index > 0) expect(span.first).toBe(shiftDay(all[index - 1]?.last ?? '', 1));
        }
      }),
    );
  });

  it('the address holds only what differs from the default', () => {
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

describe('DASH-2 a period and the one before it', () => {
  it.each<[string, Period, number, string, string, string, string]>([
    ['twelve weeks', usual, 12, '2026-06-08', '2026-08-30', '2026-08-31', '2026-11-22'],
    ['months', { range: '52w', interval: 'month' }, 12, '2024-12-01', '2025-11-30', '2025-12-01', '2026-11-30'],
    ['days', { range: '4w', interval: 'day' }, 28, '2026-09-27', '2026-10-24', '2026-10-25', '2026-11-21'],
    [
      'a range, extended to whole weeks',
      custom('2026-08-05', '2026-08-13'),
      2,
      '2026-07-20',
      '2026-08-02',
      '2026-08-03',
      '2026-08-16',
    ],
    [
      'one day',
      custom('2026-03-01', '2026-03-01', { interval: 'day' }),
      1,
      '2026-02-28',
      '2026-02-28',
      '2026-03-01',
      '2026-03-01',
    ],
    [
      'a leap year',
      custom('2024-02-01', '2024-02-29', { interval: 'month' }),
      1,
      '2024-01-01',
      '2024-01-31',
      '2024-02-01',
      '2024-02-29',
    ],
  ])('%s', (_, period, count, beforeFirst, beforeLast, first, last) => {
    const spans = spansOf(period, today);
    expect(spans.now).toHaveLength(count);
    expect(spanOfAll(spans.now)).toEqual({ first, last });
    expect(spanOfAll(spans.before)).toEqual({ first: beforeFirst, last: beforeLast });
  });

  it('earlier and later are inverse, and nothing is later than today', () => {
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

  it('a later period that would end after today ends today', () => {
    const late = custom('2026-10-12', '2026-11-15');
    expect(adjacentPeriods(late, today).later).toEqual({
      range: { first: '2026-10-19', last: '2026-11-22' },
      interval: 'week',
    });
  });
});
