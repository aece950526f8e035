import { cpSync, existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { root } from '../process/root.mjs';

const sources = [
  'app',
  'components',
  'lib',
  'public',
  'instrumentation.ts',
  'middleware.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
];

/**
 * Copies the app's sources for another build. The folder must be outside the repository, because the bundler would use
 * the middleware of a parent folder.
 * @param {string} folder
 */
export function copySources(folder) {
  for (const source of sources.filter((path) => existsSync(join(root, path)))) {
    cpSync(join(root, source), join(folder, source), { recursive: true });
  }
  cpSync(join(root, 'next.config.ts'), join(folder, 'own-config.ts'));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const bundled = JSON.stringify(parse(folder).root);
  writeFileSync(
    join(folder, 'next.config.ts'),
    `import config from './own-config.ts';
export default { ...config, turbopack: { root: ${bundled} }, typescript: { ignoreBuildErrors: true } };
`,
  );
}
