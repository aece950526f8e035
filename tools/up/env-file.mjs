import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { CliError } from '../process/cli-error.mjs';

/** Reads the variables of a file with KEY=VALUE lines.
 * @param {string} path @returns {Record<string, string>} */
export function readEnvFile(path) {
  try {
    return /** @type {Record<string, string>} */ (parseEnv(readFileSync(path, 'utf8')));
  } catch (error) {
    throw new CliError(`${path} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
