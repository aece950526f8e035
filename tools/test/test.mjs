// `npm test` runs all tests except nightly tests. `-- <path> …` runs the tests of files and folders. `--quick` runs
// lint, type check and unit tests. `--nightly [<path> …]` runs tests that are slow and rarely fail.
import process from 'node:process';
import { main } from '../process/main.mjs';
import { full, nightly, ofPaths, quick } from './plans.mjs';
import { runStages } from './stages.mjs';

const [first = '', ...others] = process.argv.slice(2);

// An interrupted run has not passed, so it exits with 130, like a shell after Ctrl-C.
await main(async (processes) => runStages(processes, planOf(first, others)), { signalCode: 130 });

/** @param {string} first @param {string[]} others @returns {readonly import('./stages.mjs').Stage[]} */
function planOf(first, others) {
  if (first === '--quick') return quick;
  if (first === '--nightly') return nightly(others);
  return first === '' ? full : ofPaths([first, ...others]);
}
