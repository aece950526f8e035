import { describe, expect, it } from 'vitest';
import {
  failuresOfPlaywright,
  failuresOfVitest,
  fromPlaywright,
  fromVitest,
  judge,
  sum,
  summary,
} from './test-counts.mjs';

const counts = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

describe('the counts of a report include every test', () => {
  it('to-do tests in a report of Vitest count as skipped', () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [] };
    expect(fromVitest(report)).toEqual(counts(5, 1, 3));
  });

  it('a file that Vitest could not load counts as a failure', () => {
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

  it('the counts of a Playwright report come from its statistics', () => {
    expect(fromPlaywright({ stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 } })).toEqual(counts(7, 1, 3));
  });
});

describe('a failure is described by its file, title and error', () => {
  it('the failures of a Vitest report are failed tests and files that could not be loaded', () => {
    const failed = {
      status: 'failed',
      fullName: 'golf counts',
      failureMessages: ['\u001b[31mError: 3 is not 4\n  at x'],
    };
    const testResults = [
      { name: 'a.test.ts', status: 'failed', assertionResults: [{ status: 'passed', fullName: 'fine' }, failed] },
      { name: 'b.test.ts', status: 'failed', message: 'SyntaxError: b', assertionResults: [] },
      { name: 'c.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'fine' }] },
    ];
    expect(failuresOfVitest({ testResults })).toEqual([
      'a.test.ts: golf counts: Error: 3 is not 4',
      'b.test.ts: could not be loaded: SyntaxError: b',
    ]);
  });

  it('the failures of a Playwright report include failed tests of nested suites', () => {
    const spec = (title: string, status: string, ...messages: (string | undefined)[]) => ({
      file: 'a.spec.ts',
      title,
      tests: [{ status, results: messages.map((message) => ({ error: message ? { message } : undefined })) }],
    });
    const outer = [spec('breaks', 'unexpected', undefined)];
    const inner = [spec('waits', 'unexpected', 'Error: gone\nCall log'), spec('runs', 'expected', undefined)];
    const report = { suites: [{ specs: outer, suites: [{ specs: inner }] }] };
    expect(failuresOfPlaywright(report)).toEqual(['a.spec.ts: breaks', 'a.spec.ts: waits: Error: gone']);
  });

  it('the failures of a Playwright report contain the line of the failed expectation', () => {
    const error = { message: '\u001b[31mError: gone\nCall log', location: { line: 7 } };
    const spec = { file: 'a.spec.ts', title: 'waits', tests: [{ status: 'unexpected', results: [{ error }] }] };
    expect(failuresOfPlaywright({ specs: [spec] })).toEqual(['a.spec.ts: waits: line 7: Error: gone']);
  });
});

describe('a stage that fails has at least one failed test in its counts', () => {
  it.each([
    ['passed all tests', 0, counts(3, 0), counts(3, 0)],
    ['failed some tests', 1, counts(3, 2), counts(3, 2)],
    ['failed outside any test', 1, counts(3, 0), counts(3, 1)],
    ['ended by a signal or the time limit', null, counts(3, 0), counts(3, 1)],
    ['ran no test', 0, counts(0, 0), counts(0, 1)],
    ['skipped everything', 0, counts(0, 0, 4), counts(0, 1, 4)],
    ['wrote no report', 0, undefined, counts(0, 1)],
  ])('judge compares the counts of a stage that %s with its exit status', (_, code, given, expected) => {
    expect(judge(code, given)).toEqual(expected);
  });
});

describe('a test run ends with a line that has the total', () => {
  it.each([
    [counts(12, 0), '12 passed, 0 failed'],
    [counts(12, 3), '12 passed, 3 failed'],
    [counts(12, 0, 1), '12 passed, 0 failed, 1 skipped'],
  ])('the last line of a test run reports the counts %o', (given, line) => {
    expect(summary(given)).toBe(line);
  });

  it('the counts of all stages are added up', () => {
    expect(sum([counts(1, 0), counts(2, 1, 4), counts(0, 0)])).toEqual(counts(3, 1, 4));
  });
});
