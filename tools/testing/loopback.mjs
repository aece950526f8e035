import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param {import('node:net').Server} server @param {number} [port] by default any free port @returns {Promise<string>} its origin */
export async function listenOnLoopback(server, port = 0) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${portOf(server)}`;
}

/** Finds different free ports. @param {number} count */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

export async function freePort() {
  const server = createServer();
  await listenOnLoopback(server);
  const port = portOf(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** @param {import('node:net').Server} server */
const portOf = (server) => /** @type {import('node:net').AddressInfo} */ (server.address()).port;
