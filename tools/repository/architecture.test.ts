import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const foldersIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name));

const foldersBelow = (folder: string): string[] => [
  folder,
  ...foldersIn(folder).flatMap((within) => foldersBelow(within)),
];

/** The paths that a file imports, relative to the root of the repository. */
function importsOf(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g)].map(([, to = '']) => to);
  return specifiers.flatMap((to) => {
    if (to.startsWith('@/')) return [to.slice(2)];
    return to.startsWith('.') ? [join(dirname(file), to)] : [];
  });
}

const imports = ['components', 'lib', 'sandbox'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|(^|\/)testing\//.test(file))
    .flatMap((name) => importsOf(join(folder, name)).map((to) => ({ from: join(folder, name), to }))),
);

/**
 * The direct subfolder of `parent` that contains a path; null for a path elsewhere. A folder's own files count as one
 * more subfolder. Not in the sandbox, where subfolders use these files and these files use the subfolders.
 */
function childOf(parent: string, path: string): string | null {
  const [child, ...rest] = path.startsWith(`${parent}/`) ? path.slice(parent.length + 1).split('/') : [];
  if (!child) return null;
  if (rest.length > 0) return child;
  return parent.startsWith('sandbox') ? null : 'own files';
}

/** Imports between subfolders of `parent` that are in a cycle or lead to one. */
function importsInCycles(parent: string): string[] {
  let between = imports
    .map(({ from, to }) => ({ from: childOf(parent, from), to: childOf(parent, to), file: from }))
    .filter(({ from, to }) => from && to && from !== to);
  for (let before = -1; before !== between.length; ) {
    before = between.length;
    const importing = new Set(between.map(({ from }) => from));
    between = between.filter(({ to }) => importing.has(to));
  }
  return between.map(({ from, to, file }) => `${parent}: ${from} imports ${to} (${file})`);
}

it('no folders import each other in a cycle, at any level of the tree', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(['components', 'lib', 'sandbox'].flatMap(foldersBelow).flatMap(importsInCycles)).toEqual([]);
});

describe('docs/architecture.md and the folders', () => {
  const named = [...read('docs/architecture.md').matchAll(/^- `((?:components|lib)\/[\w/-]+)\/`: /gm)].map(
    ([, folder = '']) => folder,
  );

  it('docs/architecture.md names every folder of components and lib', () => {
    const folders = ['components', 'lib'].flatMap((top) => foldersBelow(top).slice(1));
    expect(folders.filter((folder) => !named.includes(folder))).toEqual([]);
  });

  it('docs/architecture.md names only folders that exist', () => {
    expect(named.filter((folder) => !existsSync(join(root, folder)))).toEqual([]);
  });
});

it('biome.json restricts the imports of every folder of components and lib', () => {
  const { overrides } = JSON.parse(read('biome.json')) as { overrides: { includes: string[] }[] };
  const zones = overrides.flatMap(({ includes }) => includes);
  const folders = ['components', 'lib'].flatMap(foldersIn);
  expect(folders.filter((folder) => !zones.includes(`${folder}/**`))).toEqual([]);
  expect(readdirSync(join(root, 'components'), { withFileTypes: true }).filter((entry) => entry.isFile())).toEqual([]);
});
