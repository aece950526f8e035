import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/**
 * The path of a package's command, so that Node can run it without a shell or npx.
 * @param {string} packageName
 * @param {string} [command]
 * @param {string} [repository] by default this one
 */
export function binary(packageName, command = packageName, repository = root) {
  const folder = join(repository, 'node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
