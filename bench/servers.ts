import { join } from 'node:path';
import { readEnvFile } from '../scripts/env-file.mjs';
import type { Processes } from '../scripts/processes.mjs';
import { root } from '../scripts/root.mjs';
import { startApp } from '../scripts/services.mjs';
import { startStep } from '../scripts/steps.mjs';
import { type Backend, readReadyLine } from './backend-ready';

export type Ports = { app: number; sandbox: number; floor: number };

export type Servers = Backend & { app: string };

const dir = '.sandbox/bench';

/** Sandbox and floor in one process, the production build of the app in another. */
export async function startServers(processes: Processes, ports: Ports): Promise<Servers> {
  const backend = await startBackend(processes, ports);
  const settings = await readEnvFile(join(root, dir, 'app.env'));
  const app = await startApp(processes, { mode: 'start', port: ports.app, settings, shown: false });
  return { ...backend, app };
}

async function startBackend(processes: Processes, ports: Ports): Promise<Backend> {
  const step = startStep('Sandbox and floor');
  const backend = await new Promise<Backend>((resolve) => {
    processes.serve('backend', ['--import', 'tsx', join(root, 'bench', 'backend.ts')], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        PORT: String(ports.app),
        SANDBOX_PORT: String(ports.sandbox),
        SANDBOX_DIR: dir,
        FLOOR_PORT: String(ports.floor),
      },
      onLine: (line) => {
        step.progress(line);
        const ready = readReadyLine(line);
        if (ready) resolve(ready);
      },
    });
  });
  step.done(`${backend.golfer.rounds} rounds of one golfer`);
  return backend;
}
