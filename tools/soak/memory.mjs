// `npm run check -- soak` preloads this into the app: it reports the memory of the process on a loopback port.
import { Session } from 'node:inspector/promises';
import { createServer } from 'node:net';
import process from 'node:process';

const session = new Session();
session.connect();

// Sockets, not HTTP: the app counts and logs each HTTP request of its process.
const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', async (command) => {
    if (command.toString() === 'collect') await session.post('HeapProfiler.collectGarbage');
    socket.end(JSON.stringify(process.memoryUsage()));
  });
});
server.listen(Number(process.env.SOAK_MEMORY_PORT), '127.0.0.1');
server.unref();
