import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** The folders in which Debian installs servers. PATH may lack them. */
const serverFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'].join(delimiter);

/** The path of the first of these commands that is installed.
 * @param {string[]} commands @returns {string | undefined} */
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
