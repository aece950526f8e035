import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';

/** Folders that do not change the build. All other files do. */
const otherFolders = new Set(['node_modules', 'sandbox', 'tools', 'e2e', 'docs', 'deploy', 'test-results']);
const otherFiles =
  /\.(test\.tsx?|md|tsbuildinfo)$|^(LICENSE|biome\.json|next-env\.d\.ts|(playwright|vitest)\.config\.ts)$/;

/**
 * A hash of all sources of the production build.
 * @param {string} root
 */
export async function sourceHash(root) {
  const hash = createHash('sha256').update(`${process.version} ${process.platform} ${process.arch}\n`);
  for (const path of (await buildInputs(root)).sort()) {
    const content = await readFile(join(root, path));
    hash.update(`${path} ${content.length}\n`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} [folder] @returns {Promise<string[]>} */
async function buildInputs(root, folder = '') {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const nested = entries.map(async (entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') && !entry.name.startsWith('.env')) return [];
    if (entry.isDirectory()) return !folder && otherFolders.has(entry.name) ? [] : buildInputs(root, path);
    return otherFiles.test(entry.name) ? [] : [path];
  });
  return (await Promise.all(nested)).flat();
}
