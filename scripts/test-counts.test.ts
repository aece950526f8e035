import { describe, expect, it } from 'vitest';
import { fromPlaywright, fromVitest, judge, sum, summary } from './test-counts.mjs';

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

describe('counts of a report', () => {
  it('Vitest: skipped and to-do are skipped', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
    expect(fromVitest(report)).toEqual(counts(5, 1, 3));
  });

  it('Vitest: a file that could not be loaded is a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [
        { status: 'failed', assertionResults: [] },
        { status: 'failed', assertionResults: [{ status: 'failed' }] },
        { status: 'passed', assertionResults: [{ status: 'passed' }] },
      ],
    };
    expect(fromVitest(report)).toEqual(counts(5, 2));
  });

  it('Playwright: flaky is failed', () => {
    expect(fromPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 3 } })).toEqual(counts(7, 3, 3));
  });
});

describe('judge', () => {
  it.each([
    ['all passed', 0, counts(3, 0), counts(3, 0)],
    ['some failed', 1, counts(3, 2), counts(3, 2)],
    ['failed outside any test', 1, counts(3, 0), counts(3, 1)],
    ['ended by a signal or the time limit', null, counts(3, 0), counts(3, 1)],
    ['ran no test', 0, counts(0, 0), counts(0, 1)],
    ['skipped everything', 0, counts(0, 0, 4), counts(0, 1, 4)],
    ['wrote no report', 0, undefined, counts(0, 1)],
  ])('a stage that %s', (_, code, given, expected) => {
    expect(judge(code, given)).toEqual(expected);
  });
});

describe('the closing line', () => {
  it.each([
    [counts(12, 0), '12 passed, 0 failed'],
    [counts(12, 3), '12 passed, 3 failed'],
    [counts(12, 0, 1), '12 passed, 0 failed, 1 skipped'],
  ])('of %o', (given, line) => {
    expect(summary(given)).toBe(line);
  });

  it('is of the sum of all stages', () => {
    expect(sum([counts(1, 0), counts(2, 1, 4), counts(0, 0)])).toEqual(counts(3, 1, 4));
  });
});
