// Installs what is missing, then runs every stage, even when an earlier one failed.
import { main } from '../process/main.mjs';
import { runTests } from './test-stages.mjs';

await main(runTests);
