// Installs, builds and starts everything on the embedded sandbox: the production build, or with `dev` the app with reload.
import process from 'node:process';
import { main } from '../process/main.mjs';
import { start } from './start.mjs';

await main((processes) => start(processes, process.argv[2] === 'dev' ? 'dev' : 'start'));
