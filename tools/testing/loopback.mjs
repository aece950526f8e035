import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** @param {import('node:net').Server} server @param {number} [port] by default any free port @returns {Promise<string>} its origin */
export async function listenOnLoopback(server, port = 0) {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
}

/** Finds different free ports. @param {number} count */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const found = new Set();
  while (found.size < count) found.add(await freePort());
  return [...found];
}

/** Finds a free port that no connection takes before a server listens: one below those that systems choose. */
export async function freePort() {
  const port = randomInt(20_000, 32_000);
  const server = createServer();
  try {
    await listenOnLoopback(server, port);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return freePort();
    throw error;
  }
  await new Promise((resolve) => server.close(resolve));
  return port;
}
