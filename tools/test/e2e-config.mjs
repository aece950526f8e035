import process from 'node:process';

/** The ports and data folder of the browser tests, for the app, its sandbox and the proxy between them. */
export const e2eConfig = readE2eConfig(process.env);

/** @param {Record<string, string | undefined>} env */
export function readE2eConfig(env) {
  const port = Number(env.E2E_PORT ?? 3100);
  const dir = env.E2E_DIR ?? '.sandbox/e2e';
  return {
    port,
    sandboxPort: Number(env.E2E_SANDBOX_PORT ?? port + 1000),
    proxyPort: Number(env.FAULT_PROXY_PORT ?? port + 1001),
    dir,
    /** The session file of tests that start signed in. */
    session: `${dir}-session.json`,
  };
}

/** The environment of the tests that change the identity provider. These tests need only few rounds. */
export const identityConfig = {
  E2E_PORT: String(e2eConfig.port + 2),
  E2E_SANDBOX_PORT: String(e2eConfig.sandboxPort + 2),
  FAULT_PROXY_PORT: String(e2eConfig.proxyPort + 2),
  E2E_DIR: '.sandbox/e2e-identity',
  SANDBOX_ROUNDS: '2000',
};
