// `npm start`: the app alone. glibc reads its limits before a process starts, so a process of its own has them.
import process from 'node:process';
import { relay } from '../process/relay.mjs';
import { binary } from '../process/root.mjs';
import { WITH_BUILT_CONFIG, withMemoryLimits } from './memory.mjs';

Object.assign(process.env, withMemoryLimits(process.env));
process.exitCode = await relay(process.execPath, [
  ...WITH_BUILT_CONFIG,
  binary('next'),
  'start',
  '-H',
  '127.0.0.1',
  ...process.argv.slice(2),
]);
