// The sandbox and the app with reload.
import { checkNode } from './node-version.mjs';

checkNode();
const { main } = await import('../process/main.mjs');
const { start } = await import('./start.mjs');

await main((processes) => start(processes, 'dev'));
