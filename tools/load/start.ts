import type { Processes } from '../process/processes.mjs';
import { provideBrowser } from '../test/browser.mjs';
import { freePorts } from '../testing/loopback.mjs';
import type { Sandbox } from '../testing/sandbox';
import { buildApp } from '../up/build.mjs';
import { startApp, startSandbox } from '../up/services.mjs';
import type { Client } from './client';
import type { Upstream } from './upstream';

/** The measured programs: the production build of the app, and a sandbox. */
export type Installation = {
  app: string;
  browser: string;
  sandbox: Sandbox;
  /** The environment variables with which the app uses the sandbox. */
  settings: Record<string, string>;
  /** The port on which `in-process.mjs` listens in each process. */
  probes: { app: number; sandbox: number };
};

export type Run = Omit<Installation, 'app'> & {
  processes: Processes;
  upstream: Upstream;
  client: Client;
  screens: readonly string[];
  minutes: number;
  /** The number of screens requested per second. */
  rate: number;
};

type Settings = Record<string, string>;
type Options = {
  dir: string;
  data?: Settings;
  /** Changes the app's environment. */
  adapt?: (settings: Settings) => Promise<Settings>;
};

const preload = new URL('in-process.mjs', import.meta.url).href;

/** The environment that makes a process obey the commands of `in-process.mjs` on this port. */
const probed = (port: number): Settings => ({ PROBE_PORT: String(port), NODE_OPTIONS: `--import=${preload}` });

export async function startInstallation(
  processes: Processes,
  { dir, data, adapt = async (settings) => settings }: Options,
): Promise<Installation> {
  await buildApp(processes);
  const browser = await provideBrowser(processes);
  const [port = 0, sandboxPort = 0, appProbe = 0, sandboxProbe = 0] = await freePorts(4);
  const sandbox = { port: sandboxPort, dir };
  const settings = await startSandbox(processes, { ...sandbox, env: { ...data, ...probed(sandboxProbe) } });
  const app = await startApp(processes, { port, settings: { ...(await adapt(settings)), ...probed(appProbe) } });
  return { app, browser, sandbox, settings, probes: { app: appProbe, sandbox: sandboxProbe } };
}
