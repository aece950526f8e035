// Installs what is missing, then runs every stage, even when an earlier one failed.
import { checkNode } from '../up/node-version.mjs';

checkNode();
const { main } = await import('../process/main.mjs');
const { runTests } = await import('./test-stages.mjs');

await main(runTests);
