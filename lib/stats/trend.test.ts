import { describe, expect, it } from 'vitest';
import { ContractBroken } from '@/lib/contract/result';
import type { Comparison } from './comparison';
import { trendOf } from './trend';

const week = (first: string, last: string) => ({ first, last });
const comparison: Comparison = {
  interval: 'week',
  before: [week('2026-10-05', '2026-10-11'), week('2026-10-12', '2026-10-18')],
  now: [week('2026-10-19', '2026-10-25'), week('2026-10-26', '2026-10-28')],
  openFrom: 1,
  compared: { now: 1, before: 1 },
  requested: [week('2026-10-05', '2026-10-28')],
};

describe('trendOf', () => {
  it('DASH-1 DASH-2 a trend puts each count into its interval, counts missing ones as zero, and compares only past intervals', () => {
    const items = [
      { date: '2026-10-26', count: 4 },
      { date: '2026-10-05', count: 3 },
      { date: '2026-10-19', count: 2 },
    ];
    const { now, before, compared, apart, all } = trendOf([{ items }], comparison);
    expect(now.map(({ count }) => count)).toEqual([2, 4]);
    expect(before.map(({ count }) => count)).toEqual([3, 0]);
    expect(compared).toEqual({
      now: { span: week('2026-10-19', '2026-10-25'), count: 2, byKind: null },
      before: { span: week('2026-10-05', '2026-10-11'), count: 3, byKind: null },
    });
    expect(apart).toEqual({ span: week('2026-10-26', '2026-10-28'), count: 4, byKind: null });
    expect(all).toEqual({ span: week('2026-10-19', '2026-10-28'), count: 6, byKind: null });
  });

  it('DASH-2 if no intervals can be compared, a trend has only the count of the whole period', () => {
    const items = [{ date: '2026-10-19', count: 2 }];
    const { compared, apart } = trendOf([{ items }], { ...comparison, compared: { now: 0, before: 0 } });
    expect(compared).toBeNull();
    expect(apart).toMatchObject({ span: week('2026-10-19', '2026-10-28'), count: 2 });
  });

  it.each([
    ['its first day', '2026-10-12', '2026-10-19'],
    ['the first requested day', '2026-10-14', '2026-10-21'],
  ])('DASH-2 a trend finds the count of a partly covered interval that the response names by %s', (_, before, now) => {
    const cut = { before: [week('2026-10-14', '2026-10-15')], now: [week('2026-10-21', '2026-10-22')] };
    const trend = trendOf([{ items: [{ date: before, count: 3 }] }, { items: [{ date: now, count: 2 }] }], {
      ...comparison,
      ...cut,
      requested: [...cut.before, ...cut.now],
    });
    expect(trend.compared).toMatchObject({ now: { count: 2 }, before: { count: 3 } });
  });

  it('DASH-2 a trend ignores rows between the two periods that it compares', () => {
    const items = [{ date: '2026-10-12', count: 9 }];
    const gap = { before: comparison.before.slice(0, 1), now: comparison.now.slice(0, 1) };
    expect(trendOf([{ items }], { ...comparison, ...gap }).compared).toMatchObject({
      now: { count: 0 },
      before: { count: 0 },
    });
  });

  it.each([
    ['an interval that was not requested', { date: '2026-10-20', count: 1 }, /2026-10-20 is not a requested interval/],
    [
      'kinds that do not add up',
      { date: '2026-10-19', count: 3, byKind: [{ kind: 'EVENT', count: 2 }] },
      /add up to 3/,
    ],
  ])('DASH-2 a trend refuses a response with %s', (_, item, fault) => {
    const broken = () => trendOf([{ items: [item] }], comparison);
    expect(broken).toThrow(ContractBroken);
    expect(broken).toThrow(fault);
  });

  it('DASH-2 a trend refuses a response with a repeated interval', () => {
    const item = { date: '2026-10-19', count: 1 };
    expect(() => trendOf([{ items: [item, item] }], comparison)).toThrow(ContractBroken);
  });

  it('DASH-2 a trend adds up the counts of each type over the compared intervals', () => {
    const byKind = (friendly: number, event: number) => ({
      count: friendly + event,
      byKind: [
        { kind: 'FRIENDLY', count: friendly },
        { kind: 'EVENT', count: event },
      ],
    });
    const items = [
      { date: '2026-10-19', ...byKind(3, 1) },
      { date: '2026-10-26', ...byKind(4, 0) },
    ];
    const { compared } = trendOf([{ items }], { ...comparison, compared: { now: 2, before: 2 } });
    expect(compared?.now).toMatchObject(byKind(7, 1));
  });
});
