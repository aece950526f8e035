import { readFile } from 'node:fs/promises';
import { CliError } from '../process/cli-error.mjs';

/**
 * Reads KEY=VALUE lines; skips blank lines and # comments, and removes one pair of quotes around a value.
 * @param {string} text @returns {Record<string, string>}
 */
export function parseEnv(text) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    if (!line || line.startsWith('#')) continue;
    const match = /^([A-Za-z_]\w*)\s*=\s*(.*)$/.exec(line);
    if (!match) throw new CliError(`Line ${index + 1} is not KEY=VALUE.`);
    const [, key = '', value = ''] = match;
    values[key] = value.replace(/^(['"])(.*)\1$/, '$2');
  }
  return values;
}

/** @param {string} path */
export async function readEnvFile(path) {
  const text = await readFile(path, 'utf8').catch((error) => {
    throw new CliError(`${path} cannot be read: ${error.message}`);
  });
  return parseEnv(text);
}
