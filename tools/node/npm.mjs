import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

/** The command that runs npm. If npm's script can be found, this Node runs it without a shell.
 * @returns {[string, ...string[]]} */
export function npm() {
  const beside = join(dirname(process.execPath), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const given = process.env.npm_execpath ?? '';
  const script = basename(given) === 'npm-cli.js' ? given : beside;
  return existsSync(script) ? [process.execPath, script] : ['npm'];
}
