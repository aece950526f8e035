import { join } from 'node:path';
import process from 'node:process';
import { checkPorts, portFromEnv } from '../process/ports.mjs';
import { duration, paint, say } from '../process/steps.mjs';
import { buildApp } from './build.mjs';
import { installDependencies } from './install.mjs';
import { startApp, startSandbox } from './services.mjs';

/** Installs, builds and starts app and sandbox as far as needed; runs until it is stopped.
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
  // The first start fills the database while the app builds.
  const [given] = await Promise.all([
    startSandbox(processes, { port: ports.SANDBOX_PORT, dir }),
    mode === 'start' && buildApp(processes),
  ]);
  const settings = await adapt(given);
  const app = { mode, port: ports.PORT, settings, shown: true, onLine: onAppLine };
  printReady(await startApp(processes, app), dir);
  return (await processes.ended).code;
}

/** @param {string} address @param {string} dir where the sandbox keeps its data */
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
