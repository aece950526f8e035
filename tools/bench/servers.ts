import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SeedSize } from '@/sandbox/seed/size';
import type { Processes } from '../process/processes.mjs';
import { binary, root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { accessToken } from '../testing/sandbox';
import { nextBuild } from '../up/build.mjs';
import { readEnvFile } from '../up/env-file.mjs';
import { startApp, untilHealthy } from '../up/services.mjs';
import type { References } from './references';

export type Ports = { app: number; sandbox: number; floor: number; swap: number; bare: number; times: number };

export type Servers = References & { app: string; appPid: number; bare: string; apiTimes: string };

const dir = '.sandbox/bench';

type Options = {
  databaseUrl: string;
  size: SeedSize;
  /** Where the app and the bare page listen for a debugger. */
  debuggers?: { app: number; bare: number };
};

/** Starts, on one database, the sandbox, the production build of the app and the references to compare it with. */
export async function startServers(
  processes: Processes,
  ports: Ports,
  { databaseUrl, size, debuggers }: Options,
): Promise<Servers> {
  const debugged = (port: number | undefined): Record<string, string> =>
    port ? { NODE_OPTIONS: `--inspect=127.0.0.1:${port}` } : {};
  await serveScript(processes, 'Sandbox', 'backend.ts', 'backend ready', {
    NODE_ENV: 'development',
    DATABASE_URL: databaseUrl,
    SANDBOX_USERS: String(size.users),
    SANDBOX_ROUNDS: String(size.friendlyRounds),
    PORT: String(ports.app),
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_DIR: dir,
    TIMES_PORT: String(ports.times),
  });
  const references: References = JSON.parse(
    await serveScript(processes, 'Floor and swap', 'references.ts', '{"floor":', {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      FLOOR_PORT: String(ports.floor),
      SWAP_PORT: String(ports.swap),
    }),
  );
  const settings = await readEnvFile(join(root, dir, 'app.env'));
  const { address: app, pid: appPid } = await startApp(processes, {
    port: ports.app,
    settings: { ...settings, ...debugged(debuggers?.app) },
  });
  const bare = await startBare(processes, ports, { ...settings, ...debugged(debuggers?.bare) });
  return { ...references, app, appPid, bare, apiTimes: `http://localhost:${ports.times}` };
}

/** Starts a script of the bench. @returns its line with this beginning, which it prints when it is ready */
async function serveScript(processes: Processes, title: string, script: string, ready: string, env: NodeJS.ProcessEnv) {
  const step = startStep(title);
  const line = await new Promise<string>((resolve) => {
    processes.serve(title, ['--import', 'tsx', join(root, 'tools', 'bench', script)], {
      env: { ...process.env, ...env },
      onLine: (line) => {
        if (line.startsWith(ready)) resolve(line);
        else step.progress(line);
      },
    });
  });
  step.done();
  return line;
}

/** Built outside the app's folder: the builder uses the middleware of a parent folder. */
async function startBare(processes: Processes, ports: Ports, settings: Record<string, string>): Promise<string> {
  const step = startStep('Bare page');
  const cwd = join(root, dir, 'bare');
  await rm(cwd, { recursive: true, force: true });
  await cp(join(root, 'tools', 'bench', 'bare'), cwd, { recursive: true });
  await nextBuild(processes, { folder: cwd, args: ['--webpack'] });
  const token = await accessToken(processes, { dir, port: ports.sandbox });
  processes.serve('bare page', [binary('next'), 'start', '-H', 'localhost', '-p', String(ports.bare)], {
    cwd,
    env: { ...process.env, ...settings, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BARE_TOKEN: token },
  });
  const address = `http://localhost:${ports.bare}`;
  await untilHealthy(address, 60_000);
  step.done();
  return address;
}
