import { describe, expect, it } from 'vitest';
import { barsOf } from './break-down-bars';

const counted = (label: string, value: number | null) => ({
  label,
  href: `/events?status=${label}`,
  total: { ok: true as const, value },
});
const failed = {
  label: 'Draft',
  href: '/events?status=DRAFT',
  total: { ok: false as const, failure: { kind: 'unreachable' as const, message: 'The API did not respond.' } },
};
const total = (value: number | null) => ({ ok: true as const, value });

describe('barsOf', () => {
  it('BREAK-1 the bar of a value links to its rows; a last bar without a link counts all others', () => {
    expect(barsOf({ counted: [counted('A', 6), counted('B', 3)], total: total(10), isPart: false })).toEqual({
      bars: [
        { name: 'A', count: 6, href: '/events?status=A' },
        { name: 'B', count: 3, href: '/events?status=B' },
        { name: 'None', count: 1, href: null, others: true },
      ],
      failed: [],
      sum: 9,
    });
    const [, others] = barsOf({ counted: [counted('A', 6)], total: total(10), isPart: true }).bars;
    expect(others?.name).toBe('Others or none');
  });
});

describe('barsOf and values that could not be counted', () => {
  it('BREAK-2 a value whose rows could not be counted has no bar, and then no bar counts the others', () => {
    const { bars, failed: left } = barsOf({ counted: [counted('A', 6), failed], total: total(10), isPart: false });
    expect(bars.map(({ name }) => name)).toEqual(['A']);
    expect(left).toEqual([failed]);
    expect(barsOf({ counted: [counted('A', null)], total: total(10), isPart: false }).failed).toHaveLength(1);
    expect(barsOf({ counted: [counted('A', 6)], total: total(null), isPart: false }).bars).toHaveLength(1);
  });
});
