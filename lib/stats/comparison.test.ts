import { describe, expect, it } from 'vitest';
import { formatDay } from '@/lib/format/date';
import type { SearchParams } from '@/lib/list/url/list-state';
import { comparisonOf, seriesQuery } from './comparison';
import { apartText, comparedText } from './comparison-words';
import { isCut, type Span, spanOfAll } from './days';
import { readPeriod } from './period';

const compare = (params: SearchParams, today: string) => comparisonOf(readPeriod(params), today);
const custom = (from: string, to: string, interval = 'week') => ({ period: 'custom', from, to, interval });
const written = ({ first, last }: Span) => `${first}/${last}`;

/** Describes both periods, what is compared, and which parts of the current period are left out. */
function described(params: SearchParams, today: string) {
  const comparison = compare(params, today);
  const { now, before, compared, interval } = comparison;
  const apart = now.slice(compared.now);
  return [
    `${written(spanOfAll(now))} after ${written(spanOfAll(before))}`,
    comparedText(comparison).replace('Compared: ', ''),
    apart.length === 0 ? null : apartText(spanOfAll(apart), interval, today),
  ];
}

describe('comparisonOf', () => {
  it.each<[string, SearchParams, today: string, periods: string, compared: string, apart: string | null]>([
    [
      'twelve weeks on a Saturday',
      {},
      '2026-11-21',
      '2026-08-31/2026-11-21 after 2026-06-08/2026-08-30',
      '2026-08-31 to 2026-11-15 with 2026-06-08 to 2026-08-23',
      'so far this week',
    ],
    [
      'four weeks on a Monday',
      { period: '4w' },
      '2026-11-23',
      '2026-11-02/2026-11-23 after 2026-10-05/2026-11-01',
      '2026-11-02 to 2026-11-22 with 2026-10-05 to 2026-10-25',
      'so far this week',
    ],
    [
      'three months on the 2nd',
      { interval: 'month' },
      '2026-11-02',
      '2026-09-01/2026-11-02 after 2026-06-01/2026-08-31',
      '2026-09-01 to 2026-10-31 with 2026-06-01 to 2026-07-31',
      'so far this month',
    ],
    [
      'four weeks by day',
      { period: '4w', interval: 'day' },
      '2026-11-21',
      '2026-10-25/2026-11-21 after 2026-09-27/2026-10-24',
      '2026-10-25 to 2026-11-20 with 2026-09-27 to 2026-10-23',
      'so far today',
    ],
    [
      'this week',
      { period: 'this-week' },
      '2026-11-25',
      '2026-11-23/2026-11-25 after 2026-11-16/2026-11-18',
      '2026-11-23 to 2026-11-24 with 2026-11-16 to 2026-11-17',
      'so far today',
    ],
    [
      'the last week',
      { period: 'last-week' },
      '2026-11-25',
      '2026-11-16/2026-11-22 after 2026-11-09/2026-11-15',
      '2026-11-16 to 2026-11-22 with 2026-11-09 to 2026-11-15',
      null,
    ],
    [
      'this month',
      { period: 'this-month' },
      '2026-11-24',
      '2026-11-01/2026-11-24 after 2026-10-01/2026-10-24',
      '2026-11-01 to 2026-11-23 with 2026-10-01 to 2026-10-23',
      'so far today',
    ],
    [
      'this month on the 2nd, across the year',
      { period: 'this-month' },
      '2027-01-02',
      '2027-01-01/2027-01-02 after 2026-12-01/2026-12-02',
      '2027-01-01 with 2026-12-01',
      'so far today',
    ],
    [
      'this month on the 1st',
      { period: 'this-month' },
      '2026-11-01',
      '2026-11-01/2026-11-01 after 2026-10-01/2026-10-01',
      'Cannot compare: no day is complete yet',
      'so far today',
    ],
    [
      'this month after a shorter month: the days that both have',
      { period: 'this-month' },
      '2026-03-31',
      '2026-03-01/2026-03-31 after 2026-02-01/2026-02-28',
      '2026-03-01 to 2026-03-28 with 2026-02',
      'from 2026-03-29 to 2026-03-31 so far',
    ],
    [
      'this month on 29 February',
      { period: 'this-month' },
      '2028-02-29',
      '2028-02-01/2028-02-29 after 2028-01-01/2028-01-29',
      '2028-02-01 to 2028-02-28 with 2028-01-01 to 2028-01-28',
      'so far today',
    ],
    [
      'the last month: two full months',
      { period: 'last-month' },
      '2026-11-24',
      '2026-10-01/2026-10-31 after 2026-09-01/2026-09-30',
      '2026-10 with 2026-09',
      null,
    ],
    [
      'the last month when it is the shorter one',
      { period: 'last-month' },
      '2028-03-31',
      '2028-02-01/2028-02-29 after 2028-01-01/2028-01-31',
      '2028-02 with 2028-01',
      null,
    ],
    [
      'chosen days that are a full month',
      custom('2026-02-01', '2026-02-28', 'day'),
      '2026-11-24',
      '2026-02-01/2026-02-28 after 2026-01-01/2026-01-31',
      '2026-02 with 2026-01',
      null,
    ],
    [
      'chosen days up to today, by week: the same weekdays',
      custom('2026-11-01', '2026-11-24'),
      '2026-11-24',
      '2026-11-01/2026-11-24 after 2026-09-27/2026-10-20',
      '2026-11-01 to 2026-11-22 with 2026-09-27 to 2026-10-18',
      'so far this week',
    ],
    [
      'chosen days up to yesterday, by week',
      custom('2026-11-01', '2026-11-23'),
      '2026-11-24',
      '2026-11-01/2026-11-23 after 2026-09-27/2026-10-19',
      '2026-11-01 to 2026-11-23 with 2026-09-27 to 2026-10-19',
      null,
    ],
    [
      'chosen days by month: the same days of the month',
      custom('2025-12-01', '2026-01-24', 'month'),
      '2026-11-24',
      '2025-12-01/2026-01-24 after 2025-10-01/2025-11-24',
      '2025-12-01 to 2026-01-24 with 2025-10-01 to 2025-11-24',
      null,
    ],
    [
      'chosen days up to the end of a month: as many days up to the end of the other month',
      custom('2026-10-15', '2026-10-31', 'month'),
      '2026-11-24',
      '2026-10-15/2026-10-31 after 2026-09-14/2026-09-30',
      '2026-10-15 to 2026-10-31 with 2026-09-14 to 2026-09-30',
      null,
    ],
    [
      'more chosen days than the month before has',
      custom('2026-03-02', '2026-03-31', 'month'),
      '2026-11-24',
      '2026-03-02/2026-03-31 after 2026-02-01/2026-02-28',
      'Cannot compare: the previous period has fewer months',
      'from 2026-03-02 to 2026-03-31',
    ],
    [
      'chosen days in the future',
      custom('2026-11-16', '2026-12-06'),
      '2026-11-24',
      '2026-11-16/2026-12-06 after 2026-10-26/2026-11-15',
      '2026-11-16 to 2026-11-22 with 2026-10-26 to 2026-11-01',
      'from 2026-11-23 to 2026-12-06 (in progress)',
    ],
    [
      'a past period across the year',
      custom('2025-12-22', '2026-01-04'),
      '2026-11-24',
      '2025-12-22/2026-01-04 after 2025-12-08/2025-12-21',
      '2025-12-22 to 2026-01-04 with 2025-12-08 to 2025-12-21',
      null,
    ],
  ])('DASH-2 the compared periods for %s', (_, params, today, ...expected) => {
    expect(described(params, today)).toEqual(expected);
  });
});

describe('comparisonOf for days that the user chose', () => {
  it('DASH-3 chosen days by week may begin and end with incomplete weeks', () => {
    const { now, interval } = compare(custom('2026-11-01', '2026-11-24'), '2026-12-24');
    expect(now.map(written)).toEqual([
      '2026-11-01/2026-11-01',
      '2026-11-02/2026-11-08',
      '2026-11-09/2026-11-15',
      '2026-11-16/2026-11-22',
      '2026-11-23/2026-11-24',
    ]);
    expect(now.map((span) => isCut(span, interval))).toEqual([true, false, false, false, true]);
  });

  it.each([
    ['a preset period', {}, ['2026-06-15/2026-11-24']],
    ['this month', { period: 'this-month' }, ['2026-10-01/2026-11-24']],
    ['whole weeks', custom('2026-11-02', '2026-11-15'), ['2026-10-19/2026-11-15']],
    ['a range of days', custom('2026-11-03', '2026-11-13', 'day'), ['2026-10-23/2026-11-13']],
    ['a cut week', custom('2026-11-01', '2026-11-15'), ['2026-10-11/2026-10-25', '2026-11-01/2026-11-15']],
    ['a cut month', custom('2026-09-01', '2026-11-10', 'month'), ['2026-06-01/2026-08-10', '2026-09-01/2026-11-10']],
  ])(
    'DASH-3 exactly the days of %s are requested, in two calls if the periods meet within a week or month',
    (_, params, asked) => {
      expect(compare(params, '2026-11-24').requested.map(written)).toEqual(asked);
    },
  );

  it.each([
    // London's clock goes back on 25 October; Santiago's goes forward at midnight on 6 September.
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z', '2026-09-07T03:00:00.000Z'],
  ])('DASH-3 a day on which the clock changes in %s has the right start and end', (zone, day, from, to) => {
    const { requested } = compare(custom(day, day, 'day'), '2026-11-24');
    expect(requested.map(({ last }) => seriesQuery({ first: day, last }, 'day', zone))).toEqual([
      { from, to, interval: 'day', zone },
    ]);
  });

  it.each([
    ['Pacific/Auckland', '2026-11-23', 'Compared: 2026-09-07 to 2026-11-22 with 2026-06-15 to 2026-08-30'],
    ['America/Los_Angeles', '2026-11-22', 'Compared: 2026-08-31 to 2026-11-15 with 2026-06-08 to 2026-08-23'],
  ])('DASH-3 in the time zone %s on %s, the note about the periods is: %s', (zone, day, words) => {
    const today = formatDay('2026-11-22T20:00:00.000Z', zone);
    expect(spanOfAll(compare({}, today).now).last).toBe(day);
    expect(comparedText(compare({}, today))).toBe(words);
  });
});
