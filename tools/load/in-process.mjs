// `npm run bench` and `npm run check -- soak` preload this file into the measured process. It responds to commands on a
// loopback port.
import { subscribe } from 'node:diagnostics_channel';
import { Session } from 'node:inspector/promises';
import { createServer } from 'node:net';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const session = new Session();
session.connect();

/** API calls in progress: their requests and start times. The array `calls` has the calls that have ended since the
 * last command `calls`. */
const open = new Map();
/** @type {{ from: number, to: number }[]} */
const calls = [];
subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {any} */ (message);
  if (request.url?.startsWith('/api/v1/')) open.set(request, performance.now());
});
subscribe('http.server.response.finish', (message) => {
  const { request } = /** @type {any} */ (message);
  const from = open.get(request);
  if (open.delete(request)) calls.push({ from, to: performance.now() });
});

/** @type {Record<string, () => unknown>} */
const commands = {
  memory: () => process.memoryUsage(),
  collect: () => session.post('HeapProfiler.collectGarbage').then(commands.memory),
  calls: () => calls.splice(0),
  'start profile': () => session.post('Profiler.enable').then(() => session.post('Profiler.start')),
  'stop profile': () => session.post('Profiler.stop'),
};

// A TCP server, because the app would count and log the requests of an HTTP server in its process.
const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', async (command) => socket.end(JSON.stringify((await commands[String(command)]?.()) ?? null)));
});
if (isMainThread) server.listen(Number(process.env.PROBE_PORT), '127.0.0.1');
server.unref();
