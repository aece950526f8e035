/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const counts = (passed = 0, failed = 0, skipped = 0) => ({ passed, failed, skipped });

/**
 * The counts in Vitest's JSON report.
 * @param {any} report
 */
export const ofVitest = ({ numPassedTests, numFailedTests, numPendingTests, numTodoTests }) =>
  counts(numPassedTests, numFailedTests, numPendingTests + numTodoTests);

/**
 * The counts in Playwright's JSON report.
 * @param {any} report
 */
export const ofPlaywright = ({ stats }) => counts(stats.expected, stats.unexpected, stats.skipped);

/**
 * Adds a failure if a program ended with an error although no test failed, or if no test passed.
 * @param {number | null} code the program's exit code
 * @param {Counts} [counted] undefined if the program wrote no report
 */
export function judge(code, counted = counts()) {
  const isSuspicious = counted.failed === 0 && (code !== 0 || counted.passed === 0);
  return isSuspicious ? { ...counted, failed: 1 } : counted;
}

/** @param {readonly Counts[]} all */
export function summary(all) {
  const sum = (/** @type {keyof Counts} */ kind) => all.reduce((total, one) => total + one[kind], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`;
}
