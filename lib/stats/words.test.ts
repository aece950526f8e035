import { describe, expect, it } from 'vitest';
import { firstBars } from './bars';
import { addedText, formatChangeShare, formatDifference, formatShare } from './change';
import { spanLabel } from './days';
import { excessLabel, sumOf } from './sum';

const rest = { words: 'with none', href: '/none' };
const part = (count: number) => ({ count, words: 'by country', href: null });

describe('sumOf', () => {
  it('DASH-4 if the parts are less than the total, the rest becomes another part', () => {
    expect(sumOf(1204, [part(1180)], rest)).toEqual({
      total: 1204,
      parts: [part(1180), { ...rest, count: 24 }],
      excess: 0,
    });
  });

  it('DASH-4 if the parts equal the total, there is no other part, and empty parts are left out', () => {
    expect(sumOf(1180, [part(1180), part(0)], rest)).toEqual({ total: 1180, parts: [part(1180)], excess: 0 });
    expect(sumOf(0, [part(0)], rest).parts).toEqual([]);
  });

  it('DASH-4 if the parts are more than the total, the excess is shown', () => {
    const sum = sumOf(2048, [part(2060)], rest);
    expect(sum).toEqual({ total: 2048, parts: [part(2060)], excess: 12 });
    expect(excessLabel(sum)).toBe('12 more than 2,048');
  });
});

it.each([
  [171, 148, '+23', '+15.5%'],
  [26, 32, '−6', '−18.8%'],
  [5, 5, '0', null],
  [5, 0, '+5', null],
  [0, 5, '−5', '−100.0%'],
  [12_345, 1, '+12,344', '+1,234,400.0%'],
])('DASH-2 the change to %i from %i is shown as %s, in percent as %s', (now, before, difference, share) => {
  expect(formatDifference(now - before)).toBe(difference);
  expect(formatChangeShare(now, before)).toBe(share);
});

it.each([
  [812, 2048, '39.6%'],
  [1, 10_000, '< 0.1%'],
  [0, 10, '0.0%'],
  [0, 0, '-'],
])('DASH-4 the share of %i in %i is shown as %s', (some, whole, words) => {
  expect(formatShare(some, whole)).toBe(words);
});

it.each([
  ['2026-08-24', '2026-08-24', '2026-08-24'],
  ['2025-12-29', '2026-01-04', '2025-12-29 to 2026-01-04'],
  ['2024-08-01', '2026-08-31', '2024-08-01 to 2026-08-31'],
  ['2026-09-01', '2026-09-30', '2026-09'],
  ['2024-02-01', '2024-02-28', '2024-02-01 to 2024-02-28'],
])('FR-4 DASH-2 the period from %s to %s is written %s', (first, last, words) => {
  expect(spanLabel({ first, last })).toBe(words);
});

describe('firstBars', () => {
  const bars = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `${i}`, count: 1, uids: [`${i}`] }));
  it.each([
    [8, 8, null],
    [9, 9, null],
    [10, 8, { name: '2 others', count: 2, uids: ['8', '9'] }],
  ])('DASH-4 of %i bars, the first eight are shown, and several others share one bar', (count, shown, others) => {
    expect(firstBars(bars(count), 8)).toEqual({ first: bars(shown), others });
  });
});

it.each([
  [1236, 'created', '+1,236 created in this period'],
  [0, 'created', '0 created in this period'],
  [2652, 'played', '2,652 played in this period'],
] as const)('DASH-1 a card says that %i were %s in the period', (count, verb, text) => {
  expect(addedText(count, verb)).toBe(text);
});
