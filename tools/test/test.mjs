// `npm test` runs all tests except nightly ones. `-- <path> …` runs the tests of some files and folders. `--quick` runs
// lint, type check and unit tests. `--nightly [<path> …]` runs slow tests that rarely fail.
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { main } from '../process/main.mjs';
import { duration, paint, say } from '../process/steps.mjs';
import { planOf } from './plan.mjs';
import { counts, judge, summary } from './results.mjs';
import { stagesOf } from './stages.mjs';

// An interrupted run has not passed, so it exits with 130, like a shell after Ctrl-C.
await main((processes) => runStages(stagesOf(processes, planOf(process.argv.slice(2)))), { signalCode: 130 });

/**
 * Runs all stages even if one fails, unless it is the first. The last line of the output is the total.
 * @param {import('./stages.mjs').Stage[]} stages
 * @returns {Promise<number>} the exit code
 */
async function runStages(stages) {
  const all = [];
  const lines = [''];
  for (const { name, run } of stages) {
    const started = performance.now();
    say(`\n${paint.bold(name)}`);
    const result = (await run().catch(report)) ?? counts();
    const mark = result.failed ? paint.red('✗') : paint.green('✓');
    all.push(result);
    lines.push(
      `${mark} ${name.padEnd(16)} ${duration(performance.now() - started).padStart(12)}  ${summary([result])}`,
    );
    if (all.length === 1 && result.failed > 0) break;
  }
  say([...lines, summary(all)].join('\n'));
  return all.every(({ failed }) => failed === 0) ? 0 : 1;
}

/** @param {unknown} error */
function report(error) {
  if (!(error instanceof CliError)) throw error;
  say(paint.red(error.message));
  return judge(1);
}
