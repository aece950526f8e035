// `npm run up` installs, builds and starts app and sandbox. `npm run dev` starts them with automatic reload.
import process from 'node:process';
import { main } from '../process/main.mjs';
import { start, startDev } from './start.mjs';

await main((processes) => (process.argv[2] === 'dev' ? startDev(processes) : start(processes, 'start')));
