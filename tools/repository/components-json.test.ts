import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('components.json, which the command line of shadcn/ui reads, names files that exist', () => {
  const { aliases, tailwind } = JSON.parse(readFileSync('components.json', 'utf8'));
  const paths = Object.values(aliases).map((alias) => String(alias).replace(/^@\//, ''));
  expect(paths.length).toBeGreaterThan(4);
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
  expect(readFileSync(tailwind.css, 'utf8')).toContain("@import 'tailwindcss'");
});
