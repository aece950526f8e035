// `npm start` starts only the app, on HOSTNAME (127.0.0.1) and PORT (3000). It runs in a child process, because glibc
// reads its memory limits from the environment before a process starts.
import process from 'node:process';
import { relay } from '../process/relay.mjs';
import { binary } from '../process/root.mjs';
import { AS_JSON_LINES, WITH_BUILT_CONFIG, withMemoryLimits } from './memory.mjs';

Object.assign(process.env, withMemoryLimits(process.env));
process.exitCode = await relay(process.execPath, [
  ...AS_JSON_LINES,
  ...WITH_BUILT_CONFIG,
  binary('next'),
  'start',
  '-H',
  process.env.HOSTNAME || '127.0.0.1',
  ...process.argv.slice(2),
]);
