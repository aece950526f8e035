import { existsSync } from 'node:fs';
import process from 'node:process';
import { startStep } from '../process/steps.mjs';
import { shell } from './browser.mjs';
import { aptInstall, findProgram, isRootOnDebian } from './programs.mjs';

/** The Redis server. Debian's package redis-tools, which starts no service, contains it as redis-check-rdb. */
export const redisServer = () => findProgram('redis-server', 'redis-check-rdb');
export const nginx = () => findProgram('nginx');
export const openssl = () => findProgram('openssl');
export const caddy = () => findProgram('caddy');
export const systemdAnalyze = () => findProgram('systemd-analyze');
export const promtool = () => findProgram('promtool');
export const firefox = () => process.env.FIREFOX_PATH || findProgram('firefox-esr', 'firefox');

/** Debian's packages of the programs that tests start. */
const packages = {
  'redis-tools': redisServer,
  nginx,
  openssl,
  prometheus: promtool,
  [shell]: () => process.env.CHROMIUM ?? findProgram(shell),
};

/**
 * Installs programs that tests start. If that fails, their tests are skipped or use another browser.
 * @param {import('../process/processes.mjs').Processes} processes
 */
export async function provideTestPrograms(processes, isNightly = false) {
  const step = startStep('Programs of some tests');
  const wanted = Object.entries({ ...packages, ...(isNightly && { 'firefox-esr': firefox }) });
  const missing = () => wanted.flatMap(([name, find]) => (find() ? [] : [name]));
  // Under systemd, installing a server would also start it.
  const harmless = missing().filter((name) => /chromium|firefox/.test(name) || !existsSync('/run/systemd/system'));
  if (harmless.length > 0 && isRootOnDebian()) await aptInstall(processes, step, harmless);
  const left = missing().join(', ');
  step.done(left ? `not installed: ${left}` : 'installed');
}
