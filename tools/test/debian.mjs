import { existsSync } from 'node:fs';
import process from 'node:process';

/** @typedef {import('../process/processes.mjs').Processes} Processes */
/** @typedef {import('../process/steps.mjs').Step} Step */

export function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {Processes} processes @param {Step} step @param {string[]} packages @returns {Promise<{ ok: boolean, lines: string[] }>} */
export async function aptInstall(processes, step, packages) {
  step.line(`Running as root on Debian: installing ${packages.join(' and ')} with apt-get`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: 240_000,
    onLine: step.progress,
  };
  await processes.run('apt-get', ['update'], options);
  const args = ['install', '-y', '--no-install-recommends', ...packages];
  const { code, lines } = await processes.run('apt-get', args, options);
  return { ok: code === 0, lines };
}
