// Installs, builds and starts everything: the app's production build on the embedded sandbox.
import { checkNode } from './node-version.mjs';

checkNode();
const { main } = await import('../process/main.mjs');
const { start } = await import('./start.mjs');

await main((processes) => start(processes, 'start'));
