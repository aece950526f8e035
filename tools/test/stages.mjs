import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../process/cli-error.mjs';
import { clearSteps, duration, paint, say } from '../process/steps.mjs';
import { oneFailed, sum, summary } from './test-counts.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */
/** @typedef {import('./test-counts.mjs').Counts} Counts */
/** @typedef {{ counts: Counts, failures?: string[] }} Outcome */
/** @typedef {{ processes: Processes, reports: string }} Context `reports`: a folder for this run */
/** @typedef {{ name: string, run: (context: Context) => Promise<Outcome | void>, needed?: true }} Stage The `run` of a
 * preparation returns nothing. When a `needed` stage fails, later stages do not run. */

const nothing = { passed: 0, failed: 0, skipped: 0 };

/** Runs all stages, even when an earlier stage failed. The last line of the output is the total.
 * @param {Processes} processes
 * @param {readonly Stage[]} stages
 * @returns {Promise<number>} the exit code */
export async function runStages(processes, stages) {
  const reports = await mkdtemp(join(tmpdir(), 'fairway-test-'));
  /** @type {Array<Outcome & { name: string, ms: number }>} */
  const done = [];
  for (const { name, run, needed } of stages) {
    const started = performance.now();
    say(`\n${paint.bold(name)}`);
    const outcome = (await run({ processes, reports }).catch(reportFailure)) ?? { counts: nothing };
    done.push({ ...outcome, name, ms: performance.now() - started });
    if (needed && outcome.counts.failed > 0) break;
  }
  await rm(reports, { recursive: true, force: true });

  say();
  for (const { name, counts, ms } of done) {
    const mark = counts.failed ? paint.red('✗') : paint.green('✓');
    say(`${mark} ${name.padEnd(16)} ${duration(ms).padStart(10)}${counts === nothing ? '' : `  ${summary(counts)}`}`);
  }
  for (const name of done.flatMap(({ failures = [] }) => failures)) say(paint.red(`  ✗ ${name}`));
  const total = sum(done.map(({ counts }) => counts));
  say(summary(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}

/** @param {unknown} error @returns {Outcome} */
function reportFailure(error) {
  if (!(error instanceof CliError)) throw error;
  clearSteps();
  for (const line of error.lines) say(`    ${line}`);
  say(paint.red(error.message));
  return { counts: oneFailed };
}
