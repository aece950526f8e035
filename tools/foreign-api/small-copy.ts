import { cpSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../process/root.mjs';

/** Copies what the mapping of an API changes: a project of its own, which compiles in a second. */
export function copyContract(folder: string): void {
  mkdirSync(join(folder, 'lib', 'api'), { recursive: true });
  cpSync(join(root, 'lib', 'contract'), join(folder, 'lib', 'contract'), {
    recursive: true,
    filter: (path) => !path.includes('.test.'),
  });
  cpSync(join(root, 'lib', 'api', 'wire.ts'), join(folder, 'lib', 'api', 'wire.ts'));
  for (const file of ['biome.json', 'tsconfig.json', 'package.json']) cpSync(join(root, file), join(folder, file));
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
}
