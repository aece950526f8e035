// `npm run field-faults` preloads this into the app: it hands over what the process has recorded as API differences,
// and forgets it, because the app itself keeps 200 of them.
import { createServer } from 'node:net';
import process from 'node:process';

// Sockets, not HTTP: the app counts and logs each HTTP request of its process.
const server = createServer((socket) => {
  socket.on('error', () => socket.destroy());
  const store = /** @type {any} */ (globalThis).fairway?.apiDifferences;
  socket.end(JSON.stringify([...(store?.entries.values() ?? [])]));
  store?.entries.clear();
});
server.listen(Number(process.env.FIELD_FAULTS_PORT), '127.0.0.1');
server.unref();
