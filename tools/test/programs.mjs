import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Where Debian has servers, which not everybody's PATH names. */
const alsoIn = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** The first of these commands that is installed. @param {string[]} commands @returns {string | undefined} */
export function findProgram(...commands) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...alsoIn];
  return commands.flatMap((command) => folders.map((folder) => join(folder, command))).find(isExecutable);
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
