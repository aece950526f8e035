import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Folders in which Debian installs servers, and which PATH may lack. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter);

/**
 * The path of the first of these commands that is installed.
 * @param {string[]} commands
 * @returns {string | undefined}
 */
export const findProgram = (...commands) =>
  installed(commands, `${process.env.PATH ?? ''}${delimiter}${serverFolders}`)[0];

/** @param {string[]} commands in order of preference @param {string} [path] */
export function installed(commands, path = '') {
  const folders = path.split(delimiter).filter(Boolean);
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).filter(isExecutable);
}

/** @param {string} path */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

export const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/etc/debian_version');

/** @param {import('../process/processes.mjs').Processes} processes @param {import('../process/steps.mjs').Step} step
 * @param {string[]} packages */
export async function aptInstall(processes, step, packages) {
  step.line(`Running as root on Debian: installing ${packages.join(' and ')} with apt-get`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, timeout: 240_000, onLine: step.progress };
  await processes.run('apt-get', ['update'], options);
  return processes.run('apt-get', ['install', '-y', '--no-install-recommends', ...packages], options);
}
