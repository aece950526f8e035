import process from 'node:process';

/** Where the app of the browser tests, its sandbox and the proxy between them listen, and where their data is. */
export const place = placeOf(process.env);

/** @param {Record<string, string | undefined>} env */
export function placeOf(env) {
  const port = Number(env.E2E_PORT ?? 3100);
  const dir = env.E2E_DIR ?? '.sandbox/e2e';
  return {
    port,
    sandboxPort: Number(env.E2E_SANDBOX_PORT ?? port + 1000),
    proxyPort: Number(env.FAULT_PROXY_PORT ?? port + 1001),
    dir,
    /** The session of the tests that start signed in. */
    session: `${dir}-session.json`,
  };
}

/** The place of tests that change the identity provider for everybody, which need few rounds. */
export const identityPlace = {
  E2E_PORT: String(place.port + 2),
  E2E_SANDBOX_PORT: String(place.sandboxPort + 2),
  FAULT_PROXY_PORT: String(place.proxyPort + 2),
  E2E_DIR: '.sandbox/e2e-identity',
  SANDBOX_ROUNDS: '2000',
};
