import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = ['app', 'components', 'e2e', 'lib', 'sandbox', 'tools'];
const lines = readFileSync('docs/behaviour.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- '));

it('every id of docs/behaviour.md, except TASK-1 to TASK-4, is in the title of a test that npm test runs', () => {
  const promised = lines.flatMap((line) => /^- ([A-Z]+-\d+) /.exec(line)?.[1] ?? []);
  const tests = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`))
    .filter((file) => /(?<!\.nightly)\.(spec|test)\.tsx?$/.test(file))
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => !/ @nightly['"`]/.test(line))
    .join('\n');
  expect(promised.length).toBeGreaterThan(40);
  expect(promised.filter((id, at) => promised.indexOf(id) !== at)).toEqual([]);
  expect(promised.filter((id) => !new RegExp(`\\b${id}\\b`).test(tests))).toEqual([]);
});

it('every line of docs/behaviour.md has an id and at most 300 characters', () => {
  expect(lines.filter((line) => !/^- [A-Z]+-\d+ /.test(line) || line.length > 300)).toEqual([]);
});
