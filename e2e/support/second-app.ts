import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { binary } from '../../tools/process/root.mjs';
import { copySources } from '../../tools/testing/copy-sources.mjs';
import { target } from '../../tools/testing/e2e-target';
import { freePort } from '../../tools/testing/loopback.mjs';
import { readEnvFile } from '../../tools/up/env-file.mjs';
import { AS_JSON_LINES } from '../../tools/up/memory.mjs';
import { untilHealthy } from '../../tools/up/services.mjs';

export type SecondApp = {
  port: string;
  address: string;
  /** The lines that the app has written so far. */
  lines: readonly string[];
  kill: (signal: NodeJS.Signals) => void;
  /** Resolves to the exit code when the app has ended and all its lines have been read. */
  ended: Promise<number | null>;
  stop: () => Promise<void>;
};

/** Starts another instance of the app on its own port with the same sandbox. `folder` contains its build. */
export async function startSecondApp(env: Record<string, string> = {}, folder = '.'): Promise<SecondApp> {
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const preload = new URL('../../tools/process/end-with-parent.mjs', import.meta.url).href;
  const args = ['--import', preload, ...AS_JSON_LINES, binary('next'), 'start', '-H', 'localhost', '-p', port];
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      ...process.env,
      ...readEnvFile(`${target().dir}/app.env`),
      NODE_ENV: 'production',
      AUTH_URL: address,
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr]) {
    if (input) createInterface({ input }).on('line', (line) => lines.push(line));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  const died = ended.then(() => Promise.reject(new Error('The second app ended.')));
  await Promise.race([untilHealthy(`${address}/healthz`, 120_000), died]).catch(async (error) => {
    await stop();
    throw new Error(`${error.message} Its last lines:\n${lines.slice(-20).join('\n')}`);
  });
  return { port, address, lines, kill: (signal) => child.kill(signal), ended, stop };
}

/** `folder` contains the build without middleware. */
export type WithoutMiddleware = { port: string; folder: string; stop: () => Promise<void> };

/** Starts a copy of the build without its middleware, on a separate port. */
export async function startWithoutMiddleware(env: Record<string, string> = {}): Promise<WithoutMiddleware> {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-without-middleware-'));
  const stop = async () => rmSync(folder, { recursive: true, force: true });
  try {
    copySources(folder);
    const caches = join('.next', 'cache');
    cpSync('.next', join(folder, '.next'), { recursive: true, filter: (path) => path !== caches });
    const list = join(folder, '.next', 'server', 'functions-config-manifest.json');
    const { functions, ...others } = JSON.parse(readFileSync(list, 'utf8'));
    if (!functions['/_middleware'])
      throw new Error(
        'functions-config-manifest.json lists no middleware; remove it from where the build now keeps it',
      );
    writeFileSync(list, JSON.stringify({ ...others, functions: { ...functions, '/_middleware': undefined } }));
    const app = await startSecondApp(env, folder);
    return {
      port: app.port,
      folder,
      stop: async () => {
        await app.stop();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
