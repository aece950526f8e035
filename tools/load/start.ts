import type { Processes } from '../process/processes.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { freePorts } from '../testing/loopback.mjs';
import type { Sandbox } from '../testing/sandbox';
import { buildApp } from '../up/build.mjs';
import { startApp, startSandbox } from '../up/services.mjs';
import { type Client, startClient } from './client';
import { screensOf } from './screens';
import { startUpstream, type Upstream } from './upstream';

/** What the scenarios use: a signed-in client of the production build, and a sandbox behind a proxy. */
export type Run = {
  client: Client;
  browser: string;
  sandbox: Sandbox;
  upstream: Upstream;
  /** The port on which `in-process.mjs` listens in the app's process. */
  probe: number;
  screens: readonly string[];
};

const preload = new URL('in-process.mjs', import.meta.url).href;

export async function startRun(processes: Processes): Promise<Run> {
  await buildApp(processes);
  const browser = await provideBrowser(processes);
  const [port = 0, sandboxPort = 0, probe = 0] = await freePorts(3);
  const sandbox = { port: sandboxPort, dir: '.sandbox/soak' };
  const settings = await startSandbox(processes, sandbox);
  const upstream = await startUpstream(settings.API_URL ?? '');
  processes.atEnd(async () => upstream.close());
  const probed = { PROBE_PORT: String(probe), NODE_OPTIONS: `--import=${preload}` };
  const own = { ...settings, ...probed, API_URL: upstream.address, TRUSTED_PROXY_HOPS: '1' };
  const client = await startClient(await startApp(processes, { port, settings: own }), browser);
  const screens = await screensOf(async (path) => (await client.request(path)).body);
  return { client, browser, sandbox, upstream, probe, screens };
}
