// `npm test` runs everything but what is nightly; `-- <path> …` the tests of files and folders, of whatever kind;
// `--quick` what takes a minute, `--nightly [<path> …]` what is slow and rarely red.
import process from 'node:process';
import { main } from '../process/main.mjs';
import { nightly, ofPaths, quick, whole } from './plans.mjs';
import { runStages } from './stages.mjs';

const [first = '', ...others] = process.argv.slice(2);
/** @type {Record<string, import('./stages.mjs').Stage[]>} */
const plans = { '': whole, '--quick': quick, '--nightly': nightly(others) };

await main((processes) => runStages(processes, plans[first] ?? ofPaths([first, ...others])));
