import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['app', 'components', 'e2e', 'lib', 'sandbox', 'tools'];

it('every id of docs/behaviour.md is in the title of a test that is not only nightly', () => {
  const promised = [...readFileSync('docs/behaviour.md', 'utf8').matchAll(/^- ([A-Z]+-\d+) /gm)].map(([, id]) => id);
  const tests = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.nightly)\.(spec|test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/ @nightly['"`]/.test(line))
    .join('\n');
  expect(promised.length).toBeGreaterThan(40);
  expect(promised.filter((id) => !new RegExp(`\\b${id}\\b`).test(tests))).toEqual([]);
});
