import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const onePassed = Object.freeze({ passed: 1, failed: 0, skipped: 0 });
export const oneFailed = Object.freeze({ passed: 0, failed: 1, skipped: 0 });

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** The counts of Vitest's JSON report. A file that could not be loaded counts as one failure.
 * @param {any} report @returns {Counts} */
export function fromVitest(report) {
  const unloaded = report.testResults.filter(
    (/** @type {any} */ file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The counts of Playwright's JSON report. @param {any} report @returns {Counts} */
export function fromPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

/** A line for each failure, with file, title and the first line of the error.
 * @param {any} report @returns {string[]} */
export function failuresOfVitest({ testResults }) {
  return testResults
    .filter((/** @type {any} */ { status }) => status === 'failed')
    .flatMap((/** @type {any} */ { name, message, assertionResults }) => {
      const failed = assertionResults.filter((/** @type {any} */ { status }) => status === 'failed');
      if (failed.length === 0) return [line(name, 'could not be loaded', message)];
      return failed.map((/** @type {any} */ test) => line(name, test.fullName, test.failureMessages?.[0]));
    });
}

/** A line for each failure of a suite and its nested suites. @param {any} suite @returns {string[]} */
export function failuresOfPlaywright({ specs = [], suites = [] }) {
  return [
    ...specs.flatMap((/** @type {any} */ { file, title, tests }) =>
      tests
        .filter((/** @type {any} */ test) => test.status === 'unexpected')
        .map((/** @type {any} */ { results }) => line(file, title, reasonIn(results))),
    ),
    ...suites.flatMap((/** @type {any} */ inner) => failuresOfPlaywright(inner)),
  ];
}

/** @param {any[]} results */
function reasonIn(results) {
  const error = results.find((result) => result.error)?.error;
  return error?.location ? `line ${error.location.line}: ${error.message}` : error?.message;
}

/** @param {string} file @param {string} title @param {string} [reason] */
function line(file, title, reason = '') {
  const [first = ''] = stripVTControlCharacters(reason).trim().split('\n');
  return `${file}: ${title}${first && `: ${first}`}`;
}

/** Adds a failure to the counts if the stage failed without a failed test, or ran no test.
 * @param {number | null} exitCode @param {Counts | undefined} counts @returns {Counts} */
export function judge(exitCode, counts) {
  if (!counts) return oneFailed;
  const suspicious = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0);
  return suspicious ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts} counts */
export function summary({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
