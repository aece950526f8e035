import { target } from '../../tools/testing/e2e-target';
import { startFaultProxy } from '../../tools/testing/fault-proxy.mjs';
import { startSecondApp } from './second-app';

/** Starts another instance of the app, whose API requests have these headers. They limit the sandbox's responses. */
export async function startLimitedApp(headers: { 'x-sandbox-search': 'names' } | { 'x-sandbox-max-rows': string }) {
  const api = await startFaultProxy({ target: `http://127.0.0.1:${target().sandboxPort}/api/v1`, headers });
  const app = await startSecondApp({ API_URL: api.address }).catch((error: unknown) => {
    api.close();
    throw error;
  });
  const stop = async () => {
    await app.stop();
    api.close();
  };
  return { address: app.address, stop };
}
