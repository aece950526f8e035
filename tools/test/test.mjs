// `npm test` runs everything but what is nightly; `-- <path> …` the tests of files and folders, of whatever kind;
// `--quick` what takes a minute, `--nightly [<path> …]` what is slow and rarely red.
import process from 'node:process';
import { main } from '../process/main.mjs';
import { full, nightly, ofPaths, quick } from './plans.mjs';
import { runStages } from './stages.mjs';

const [first = '', ...others] = process.argv.slice(2);

// A run that is interrupted has not passed: the code of a shell after Ctrl-C.
await main(async (processes) => runStages(processes, planOf(first, others)), { signalCode: 130 });

/** @param {string} first @param {string[]} others @returns {readonly import('./stages.mjs').Stage[]} */
function planOf(first, others) {
  if (first === '--quick') return quick;
  if (first === '--nightly') return nightly(others);
  return first === '' ? full : ofPaths([first, ...others]);
}
