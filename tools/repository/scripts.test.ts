import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checks } from '../checks.mjs';
import { root } from '../process/root.mjs';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const page = read('docs/commands.md');
const check = (...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'tools/check.mjs'), ...args], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: process.env.PATH },
  });

it('docs/commands.md describes every script and every check, and no others', () => {
  const named = (pattern: RegExp) => new Set([...page.matchAll(pattern)].map(([, name = '']) => name));
  const known = named(/`npm (?:run )?([\w:]+)/g);
  expect([...known].toSorted()).toEqual(scripts.toSorted());
  expect([...named(/^- `check -- ([\w-]+)/gm)].toSorted()).toEqual(Object.keys(checks).toSorted());
});

it('the program of each check exists', () => {
  const files = Object.values(checks).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('npm run check without a name lists all checks, and with an unknown name it fails', () => {
  const { status, stdout } = check();
  expect([status, ...Object.keys(checks).filter((name) => !stdout.includes(`  ${name} `))]).toEqual([0]);
  const unknown = check('contrakt');
  expect([unknown.status, unknown.stderr]).toEqual([2, '\nThere is no check named contrakt.\n']);
});

it('a check exits with the status of its program', () => {
  const { status, stderr } = check('identity');
  expect([status, stderr.includes('AUTH_URL is not set')]).toEqual([2, true]);
});
