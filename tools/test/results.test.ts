import { expect, it } from 'vitest';
import { counts, judge, summary } from './results.mjs';

it.each([
  ['passed all tests', 0, counts(3, 0), 0],
  ['failed some tests', 1, counts(3, 2), 2],
  ['failed outside any test, as when a file cannot be loaded', 1, counts(3, 0), 1],
  ['skipped everything', 0, counts(0, 0, 4), 1],
  ['wrote no report', 0, undefined, 1],
])('for a program that %s, the number of failures is right', (_, code, given, expected) => {
  expect(judge(code, given).failed).toBe(expected);
});

it('the last line of a run adds up all counts', () => {
  expect(summary([counts(12, 0), counts(3, 0)])).toBe('15 passed, 0 failed');
  expect(summary([counts(12, 0), counts(1, 3, 1)])).toBe('13 passed, 3 failed, 1 skipped');
});
