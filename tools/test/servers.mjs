import { existsSync } from 'node:fs';
import process from 'node:process';
import { shell } from './browser.mjs';
import { aptInstall, isRootOnDebian } from './debian.mjs';
import { findProgram } from './programs.mjs';

/** The Redis server. Debian's package redis-tools contains it under the name redis-check-rdb, and starts no service. */
export const redisServer = () => findProgram('redis-server', 'redis-check-rdb');
export const nginx = () => findProgram('nginx');
export const openssl = () => findProgram('openssl');
export const caddy = () => findProgram('caddy');
export const systemdAnalyze = () => findProgram('systemd-analyze');
export const promtool = () => findProgram('promtool');

/** @returns {Array<{ program: () => string | undefined, name: string, debian: string }>} */
const needed = () => [
  { program: redisServer, name: 'redis-server', debian: 'redis-tools' },
  { program: nginx, name: 'nginx', debian: 'nginx' },
  { program: openssl, name: 'openssl', debian: 'openssl' },
  { program: promtool, name: 'promtool', debian: 'prometheus' },
  ...(process.env.CHROMIUM ? [] : [{ program: () => findProgram(shell), name: shell, debian: shell }]),
];

/** Installs programs that tests start. If a server is missing afterwards, its tests are skipped. If the browser is
 * missing, tests use another browser.
 * @param {import('../process/processes.mjs').Processes} processes
 * @param {import('../process/steps.mjs').Step} step */
export async function provideTestPrograms(processes, step) {
  const missing = () => needed().filter(({ program }) => !program());
  // Under systemd, installing a server would also start it.
  /** @param {{ name: string }} program */
  const isHarmless = ({ name }) => name === shell || !existsSync('/run/systemd/system');
  const packages = isRootOnDebian() ? missing().filter(isHarmless) : [];
  if (packages.length > 0) {
    const { ok } = await aptInstall(
      processes,
      step,
      packages.map(({ debian }) => debian),
    );
    if (!ok) step.line('apt-get could not install them');
  }
  const names = missing().map(({ name }) => name);
  step.done(
    names.length === 0 ? 'installed' : `not installed, so tests run without these programs: ${names.join(', ')}`,
  );
}
