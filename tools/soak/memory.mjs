// Preloaded into the app by `npm run soak` alone: tells, on a loopback port, what the process holds.
import { Session } from 'node:inspector/promises';
import { createServer } from 'node:net';
import process from 'node:process';

const session = new Session();
session.connect();

// Sockets, not HTTP: the app counts and logs each HTTP request of its process.
const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  socket.once('data', async (wish) => {
    if (wish.toString() === 'collect') await session.post('HeapProfiler.collectGarbage');
    socket.end(JSON.stringify(process.memoryUsage()));
  });
});
server.listen(Number(process.env.SOAK_MEMORY_PORT), '127.0.0.1');
server.unref();
