import { describe, expect, it } from 'vitest';
import { ContractBroken } from '@/lib/contract/result';
import { kindsOf, trendOf } from './trend';

const week = (first: string, last: string) => ({ first, last });
const spans = {
  before: [week('2026-10-05', '2026-10-11'), week('2026-10-12', '2026-10-18')],
  now: [week('2026-10-19', '2026-10-25'), week('2026-10-26', '2026-11-01')],
};

describe('DASH-2 a trend', () => {
  it('assigns each count to its interval; a missing interval counts as zero', () => {
    const { now, before, total, totalBefore } = trendOf(
      {
        items: [
          { date: '2026-10-26', count: 4 },
          { date: '2026-10-05', count: 3 },
          { date: '2026-10-19', count: 2 },
        ],
      },
      spans,
    );
    expect(now.map(({ count }) => count)).toEqual([2, 4]);
    expect(before.map(({ count }) => count)).toEqual([3, 0]);
    expect([total, totalBefore]).toEqual([6, 3]);
  });

  it.each([
    ['an interval that was not requested', { date: '2026-10-20', count: 1 }, /2026-10-20 is not a requested interval/],
    [
      'kinds that do not add up',
      { date: '2026-10-19', count: 3, byKind: [{ kind: 'EVENT', count: 2 }] },
      /add up to 3/,
    ],
  ])('%s breaks the contract', (_, item, fault) => {
    const broken = () => trendOf({ items: [item] }, spans);
    expect(broken).toThrow(ContractBroken);
    expect(broken).toThrow(fault);
  });

  it('a repeated interval breaks the contract', () => {
    const item = { date: '2026-10-19', count: 1 };
    expect(() => trendOf({ items: [item, item] }, spans)).toThrow(ContractBroken);
  });

  it('adds up kinds over all intervals', () => {
    const byKind = (friendly: number, event: number) => ({
      count: friendly + event,
      byKind: [
        { kind: 'FRIENDLY', count: friendly },
        { kind: 'EVENT', count: event },
      ],
    });
    const { now } = trendOf(
      {
        items: [
          { date: '2026-10-19', ...byKind(3, 1) },
          { date: '2026-10-26', ...byKind(4, 0) },
        ],
      },
      spans,
    );
    expect(kindsOf(now)).toEqual([
      { kind: 'FRIENDLY', count: 7 },
      { kind: 'EVENT', count: 1 },
    ]);
  });
});
