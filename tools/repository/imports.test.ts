import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{app,components,e2e,lib,sandbox,tools}/**/*.{ts,tsx,mjs}', { cwd: root });

/** The statements that import a package or a path in it. The keys are the files. */
const importsOf = (library: string) =>
  sources.flatMap((path) =>
    (
      readFileSync(join(root, path), 'utf8').match(new RegExp(`^(?:import|}).* from '${library}(?:/.*)?';$`, 'gm')) ??
      []
    ).map((line) => ({ path, line })),
  );

it('every import of date-fns names the file of one function', () => {
  const imports = importsOf('date-fns');
  expect(imports.length).toBeGreaterThan(10);
  expect(imports.filter(({ line }) => line.endsWith("from 'date-fns';"))).toEqual([]);
});

// Other imports would add zod's messages in fifty languages to each bundle.
it('every import of zod is a namespace import, and code uses only types of the core of zod', () => {
  const imports = importsOf('zod');
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(({ line }) => !/^import (?:type )?\* as z from 'zod';$/.test(line))).toEqual([]);
  const values = /\bz\.core\.(?!\$Zod)|(?:new|instanceof) z\.core\./;
  expect(sources.filter((path) => values.test(readFileSync(join(root, path), 'utf8')))).toEqual([]);
});
