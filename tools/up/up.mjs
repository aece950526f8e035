// Installs, builds and starts everything on the embedded sandbox: the production build, or with `dev` the app with reload.
import process from 'node:process';
import { checkNode } from './node-version.mjs';

checkNode();
const { main } = await import('../process/main.mjs');
const { start } = await import('./start.mjs');

await main((processes) => start(processes, process.argv[2] === 'dev' ? 'dev' : 'start'));
