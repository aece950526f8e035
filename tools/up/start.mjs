import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { root } from '../process/root.mjs';
import { duration, paint, say } from '../process/steps.mjs';
import { buildApp } from './build.mjs';
import { readEnvFile } from './env-file.mjs';
import { installDependencies } from './install.mjs';
import { startApp, startSandbox } from './services.mjs';

/** Installs packages and builds the app if necessary, then starts app and sandbox and runs until it is stopped.
 * @param {import('../process/processes.mjs').Processes} processes @param {'start' | 'dev'} mode
 * @param {object} [options]
 * @param {(settings: Record<string, string>) => Promise<Record<string, string>>} [options.adapt] changes the app's environment
 * @param {(line: string) => void} [options.onAppLine] called with every line that the app prints */
export async function start(processes, mode, { adapt = async (settings) => settings, onAppLine } = {}) {
  const ports = {
    PORT: portFromEnv(process.env, 'PORT', 3000),
    SANDBOX_PORT: portFromEnv(process.env, 'SANDBOX_PORT', 4000),
  };
  await checkPorts(ports);
  await installDependencies(processes);
  const dir = process.env.SANDBOX_DIR || '.sandbox';
  // At the first start, the database is filled while the app is built.
  const [given] = await Promise.all([
    startSandbox(processes, { port: ports.SANDBOX_PORT, dir }),
    mode === 'start' && buildApp(processes),
  ]);
  const settings = await adapt(given);
  const app = { mode, port: ports.PORT, settings, shown: true, onLine: onAppLine };
  printReady(await startApp(processes, app), dir);
  return (await processes.ended).code;
}

/**
 * `npm run dev` starts only the app if the environment or an env file names an API, and otherwise the sandbox too.
 * @param {import('../process/processes.mjs').Processes} processes
 */
export async function startDev(processes) {
  const settings = Object.assign({}, ...['.env', '.env.local'].map(readIfThere), process.env);
  if (!settings.API_URL) return start(processes, 'dev');
  const port = portFromEnv(process.env, 'PORT', 3000);
  await checkPorts({ PORT: port });
  await installDependencies(processes);
  const address = await startApp(processes, { mode: 'dev', port, settings, authUrl: settings.AUTH_URL, shown: true });
  say();
  say(`  ${paint.bold(address)} on ${settings.API_URL}: no sandbox is started.`);
  return (await processes.ended).code;
}

/** @param {string} file */
function readIfThere(file) {
  const path = join(root, file);
  return existsSync(path) ? readEnvFile(path) : {};
}

/** @param {string} address @param {string} dir the folder of the sandbox's data */
function printReady(address, dir) {
  const rows = {
    Open: address,
    'E-mail': 'staff@fairway.test',
    Password: 'Sandbox-Only-1',
    'With a code': `totp@fairway.test, the code in ${join(dir, 'outbox')}`,
    Stop: 'Ctrl-C',
  };
  say();
  for (const [label, value] of Object.entries(rows)) say(`  ${paint.dim(label.padEnd(13))}${paint.bold(value)}`);
  say();
  say(paint.dim(`Ready after ${duration(performance.now())}.`));
}
