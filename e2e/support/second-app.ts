import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { binary } from '../../tools/process/root.mjs';
import { freePort } from '../../tools/testing/loopback.mjs';
import { readEnvFile } from '../../tools/up/env-file.mjs';

export type SecondApp = {
  port: string;
  address: string;
  /** What it has printed so far. */
  lines: readonly string[];
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves to its exit code, once it has ended by itself or by a signal. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

/** Another instance of the app on a port of its own and the same sandbox; of the build that `folder` holds. */
export async function startSecondApp(env: Record<string, string> = {}, folder = '.'): Promise<SecondApp> {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const preload = new URL('../../tools/process/end-with-parent.mjs', import.meta.url).href;
  const args = ['--import', preload, binary('next'), 'start', '-H', 'localhost', '-p', port];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...(await readEnvFile('.sandbox/e2e/app.env')),
      NODE_ENV: 'production',
      AUTH_URL: address,
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const lines: string[] = [];
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  await untilHealthy(child, address).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return { port, address, lines, kill: (signal) => child.kill(signal), ended, stop };
}

async function untilHealthy(child: ChildProcess, address: string): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(`${address}/healthz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The second app did not start');
}
