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

it('docs/commands.md says what each script and each check is for, and names no other', () => {
  const named = (pattern: RegExp) => new Set([...page.matchAll(pattern)].map(([, name = '']) => name));
  const known = named(/`npm (?:run )?([\w:]+)/g);
  expect([...known].toSorted()).toEqual(scripts.toSorted());
  expect([...named(/^- `check -- ([\w-]+)/gm)].toSorted()).toEqual(Object.keys(checks).toSorted());
});

it('the scripts stay few: what is run rarely is a check', () => {
  expect(scripts.length).toBeLessThanOrEqual(15);
});

it('each check has its program', () => {
  const files = Object.values(checks).map(({ file }) => file);
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('without a name the checks are listed; one that does not exist is an error', () => {
  const { status, stdout } = check();
  expect([status, ...Object.keys(checks).filter((name) => !stdout.includes(`  ${name} `))]).toEqual([0]);
  const unknown = check('contrakt');
  expect([unknown.status, unknown.stderr]).toEqual([2, '\nThere is no check contrakt.\n']);
});

it('the exit status of a check is that of its program', () => {
  const { status, stderr } = check('identity');
  expect([status, stderr.includes('AUTH_URL is not set')]).toEqual([2, true]);
});

it('a check that fails says why in words', () => {
  const { status, stderr } = check('sbom', join(root, 'no-such-folder/list.json'));
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The list could not be written: ENOENT.*\n$/)]);
});
