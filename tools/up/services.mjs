import { join, resolve } from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from '../process/cli-error.mjs';
import { binary, root } from '../process/root.mjs';
import { paint, say, startStep } from '../process/steps.mjs';
import { readEnvFile } from './env-file.mjs';
import { WITH_BUILT_CONFIG, withMemoryLimits } from './memory.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */

/** Starts the identity provider and the API. @returns the app's environment for them
 * @param {Processes} processes @param {{ port: number, dir: string }} where */
export async function startSandbox(processes, { port, dir }) {
  const step = startStep('Sandbox: identity and API');
  let ready = false;
  processes.serve('sandbox', ['--import', 'tsx', join(root, 'sandbox', 'main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      SANDBOX_PORT: String(port),
      SANDBOX_DIR: dir,
    },
    shown: true,
    onLine: (line) => (ready ? say(`${paint.dim('sandbox')} ${line}`) : step.line(line)),
  });
  await untilHealthy(`http://127.0.0.1:${port}/healthz`, 300_000);
  ready = true;
  step.done(`http://127.0.0.1:${port}, data in ${dir}`);
  return readEnvFile(resolve(root, dir, 'app.env'));
}

/** @param {Processes} processes
 * @param {object} options
 * @param {number} options.port
 * @param {Record<string, string>} options.settings the environment variables that name identity provider and API
 * @param {'start' | 'dev'} [options.mode] by default the production build
 * @param {string} [options.folder] the folder of another checkout with its build and packages
 * @param {string} [options.authUrl] by default the address of the app
 * @param {boolean} [options.shown] true to print the app's output once the app is ready
 * @param {(line: string) => void} [options.onLine] @returns {Promise<string>} its address */
export async function startApp(processes, options) {
  const { port, settings, mode = 'start', folder = root, shown = false, onLine } = options;
  const address = `http://localhost:${port}`;
  const what = mode === 'start' ? 'App, production build' : 'App with reload';
  const step = startStep(folder === root ? what : `${what} of ${folder}`);
  let ready = false;
  // The app listens on `localhost`: the framework redirects to this name, and browsers send cookies only to the name
  // that set them.
  const node = mode === 'start' ? WITH_BUILT_CONFIG : [];
  processes.serve('app', [...node, binary('next', 'next', folder), mode, '-H', 'localhost', '-p', String(port)], {
    cwd: folder,
    env: {
      ...(mode === 'start' ? withMemoryLimits : Object)({ ...process.env, ...settings }),
      NODE_ENV: mode === 'start' ? 'production' : 'development',
      AUTH_URL: options.authUrl ?? address,
      // Disabled, because telemetry starts a detached process on exit, which would outlive this command.
      NEXT_TELEMETRY_DISABLED: '1',
    },
    onLine: (line) => {
      onLine?.(line);
      if (!ready) step.progress(line);
      else if (shown) say(`${paint.dim('app')} ${line}`);
    },
  });
  await untilHealthy(`${address}/healthz`, 120_000);
  ready = true;
  step.done(address);
  return address;
}

/** @param {string} url @param {number} timeoutMs */
export async function untilHealthy(url, timeoutMs) {
  const deadline = Date.now() + timeoutMs;
  let last = 'no answer';
  while (Date.now() < deadline) {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
      await response.arrayBuffer();
      if (response.ok) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    await delay(100);
  }
  throw new CliError(`${url} was not ready after ${timeoutMs / 1000} s (last: ${last}).`);
}
