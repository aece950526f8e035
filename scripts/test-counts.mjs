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

/** Counts of Vitest's JSON report; a file that could not even be loaded is one failure.
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

/** Counts of Playwright's JSON report; a test that passed only when repeated has failed.
 * @param {any} report @returns {Counts} */
export function fromPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

/** What a stage comes to: one that failed, or ran nothing, never counts as free of failures.
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
