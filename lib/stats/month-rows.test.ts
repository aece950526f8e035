import { describe, expect, it } from 'vitest';
import type { Failure } from '@/lib/contract/result';
import { comparisonsOf, type MonthReport, rowsAtEnd, rowsInMonth } from './month-rows';
import { trendOf } from './trend';

const spans = {
  now: { first: '2026-02-01', last: '2026-02-28' },
  before: { first: '2026-01-01', last: '2026-01-31' },
  yearBefore: { first: '2025-02-01', last: '2025-02-28' },
};
const compared = comparisonsOf(spans);

type Day = { date: string; count: number; byKind?: { kind: string; count: number }[] };

const trends = (now: Day[], before: Day[], yearBefore: Day[]) => ({
  ok: true as const,
  value: {
    before: trendOf([{ items: now }, { items: before }], compared.before),
    yearBefore: trendOf([{ items: now }, { items: yearBefore }], compared.yearBefore),
  },
});
const day = (date: string, count: number) => ({ date, count });
const some = trends([day('2026-02-03', 4), day('2026-02-28', 1)], [day('2026-01-31', 2)], []);
const played = trends(
  [
    {
      date: '2026-02-03',
      count: 5,
      byKind: [
        { kind: 'FRIENDLY', count: 3 },
        { kind: 'EVENT', count: 2 },
      ],
    },
  ],
  [{ date: '2026-01-01', count: 1, byKind: [{ kind: 'EVENT', count: 1 }] }],
  [],
);
const failure: Failure = { kind: 'unreachable', message: 'No answer' };
const totals = { users: 10, groups: 3, events: null, rounds: 40 };
const report: MonthReport = {
  spans,
  series: { newUsers: some, newGroups: { ok: false, failure }, newEvents: some, playedRounds: played },
  totals: {
    now: { ok: true, value: totals },
    before: { ok: true, value: totals },
    yearBefore: { ok: true, value: totals },
  },
};
const rowOf = (label: string) =>
  [...rowsInMonth(report), ...rowsAtEnd(report)].find((row) => row.label === label)?.figures;

describe('rowsInMonth and rowsAtEnd', () => {
  it('MONTH-1 a month report has numbers for the month, the previous month and a year before; each links to its list', () => {
    expect(rowOf('New users')).toEqual({
      ok: true,
      value: [
        { count: 5, href: '/all-users?createdFrom=2026-02-01&createdTo=2026-02-28' },
        { count: 2, href: '/all-users?createdFrom=2026-01-01&createdTo=2026-01-31' },
        { count: 0, href: '/all-users?createdFrom=2025-02-01&createdTo=2025-02-28' },
      ],
    });
  });

  it('MONTH-1 a month report counts all rounds and those of each type, which link to their lists', () => {
    expect(rowOf('Rounds played')).toMatchObject({ value: [{ count: 5, href: null }, { count: 1 }, { count: 0 }] });
    expect(rowOf('Friendly rounds played')).toMatchObject({
      value: [
        { count: 3, href: '/events/friendly-rounds?createdFrom=2026-02-01&createdTo=2026-02-28' },
        { count: 0 },
        { count: null },
      ],
    });
    expect(rowOf('Event rounds played')).toMatchObject({
      value: [
        { count: 2, href: '/events/event-rounds?playedFrom=2026-02-01&playedTo=2026-02-28' },
        { count: 1 },
        { count: null },
      ],
    });
  });

  it('MONTH-1 a total at the end of the month links to the rows created by then', () => {
    expect(rowOf('Users')).toMatchObject({ value: [{ count: 10, href: '/all-users?createdTo=2026-02-28' }, {}, {}] });
    expect(rowOf('Rounds created')).toMatchObject({ value: [{ count: 40, href: null }, {}, {}] });
    expect(rowOf('Events')).toMatchObject({ value: [{ count: null }, {}, {}] });
  });

  it('MONTH-4 a number that could not be counted shows its failure, and all other numbers stay', () => {
    expect(rowOf('New groups')).toEqual({ ok: false, failure });
    const without = { ...report, totals: { ...report.totals, before: { ok: false as const, failure } } };
    expect(rowsAtEnd(without).map(({ figures }) => figures.ok)).toEqual([false, false, false, false]);
    expect(rowsInMonth(without)).toEqual(rowsInMonth(report));
  });
});
