import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['app', 'components', 'e2e', 'lib', 'sandbox', 'tools'];

it('every id of docs/behaviour.md is in the title of a test', () => {
  const promised = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id);
  const tests = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(spec|test)\.ts$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(promised.length).toBeGreaterThan(40);
  expect(promised.filter((id) => !new RegExp(`\\b${id}\\b`).test(tests))).toEqual([]);
});
