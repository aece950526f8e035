import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync('{app,components,e2e,lib,sandbox,tools}/**/*.{ts,tsx,mjs}', { cwd: root });

it('every import of date-fns names the file of its function', () => {
  const users = sources.filter((path) => /from 'date-fns[/']/.test(readFileSync(join(root, path), 'utf8')));
  expect(users.length).toBeGreaterThan(10);
  expect(
    users.filter((path) => /^(?:import|}).* from 'date-fns';$/m.test(readFileSync(join(root, path), 'utf8'))),
  ).toEqual([]);
});
