import process from 'node:process';
import { portFromEnv } from '../process/ports.mjs';

const first = portFromEnv(process.env, 'E2E_PORT', 3100);
/**
 * A server of the browser tests: ports and data of the app, its sandbox and the proxy between them.
 * @param {'main' | 'identity'} name
 * @param {number} port
 * @param {string} dir
 */
const serverAt = (name, port, dir) => ({
  name,
  port,
  sandboxPort: port + 1000,
  proxyPort: port + 1001,
  address: `http://localhost:${port}`,
  dir,
  /** The session file of tests that start signed in. */
  session: `${dir}-session.json`,
});

export const e2eConfig = serverAt('main', first, '.sandbox/e2e');

/** The server of the tests that change settings of the identity provider, which affect all tests. */
export const identityConfig = serverAt('identity', first + 2, '.sandbox/e2e-identity');
