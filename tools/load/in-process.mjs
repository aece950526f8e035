// `npm run check -- soak` preloads this file into the app. It responds to commands on a loopback port.
import { Session } from 'node:inspector/promises';
import { createServer } from 'node:net';
import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

const session = new Session();
session.connect();

/** @type {Record<string, () => unknown>} */
const commands = {
  memory: () => process.memoryUsage(),
  collect: () => session.post('HeapProfiler.collectGarbage').then(commands.memory),
};

// A TCP server, because the app would count and log the requests of an HTTP server in its own process.
const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', async (command) => socket.end(JSON.stringify((await commands[String(command)]?.()) ?? null)));
});
if (isMainThread) server.listen(Number(process.env.PROBE_PORT), '127.0.0.1');
server.unref();
