import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readOptions } from './options';

const built = mkdtempSync(join(tmpdir(), 'fairway-compare-'));
mkdirSync(join(built, '.next'));
mkdirSync(join(built, 'node_modules', 'next'), { recursive: true });
for (const file of ['package.json', '.next/BUILD_ID']) writeFileSync(join(built, file), '');
afterAll(() => rmSync(built, { recursive: true }));

const both = ['--path', '/all-users', '--against', built];

it('readOptions reads the options of a comparison and their defaults', () => {
  const defaults = { path: '/all-users', against: built, apiDelay: 0, cpu: 1, pairs: 10, json: undefined };
  expect(readOptions(both).comparison).toEqual(defaults);
  const others = ['--api-delay', '200', '--cpu', '4', '--pairs', '2', '--json', join(built, 'a.json')];
  expect(readOptions([...both, ...others]).comparison).toEqual({
    ...defaults,
    apiDelay: 200,
    cpu: 4,
    pairs: 2,
    json: join(built, 'a.json'),
  });
});

it('readOptions returns null for the comparison when only options of other measurements are set', () => {
  expect(readOptions(['api', '--quick'])).toMatchObject({ positionals: ['api'], quick: true, comparison: null });
});

it.each([
  [['--path', '/all-users'], 'Give both --path and --against'],
  [['--cpu', '4'], 'Give both --path and --against'],
  [[...both, '--write'], 'cannot be combined with --write'],
  [[...both, 'api'], 'or another measurement'],
  [[...both, '--path', 'all-users'], '--path must begin with one slash'],
  [[...both, '--path', '//elsewhere.test'], '--path must begin with one slash'],
  [[...both, '--path', '/all-users/{uid}'], '--path contains {uid}. Use {userUid}'],
  [[...both, '--against', join(built, '.next')], 'package.json is missing'],
  [[...both, '--api-delay=-1'], '--api-delay must be a number of 0 or more, not "-1"'],
  [[...both, '--cpu', '0.5'], '--cpu must be a number of 1 or more, not "0.5"'],
  [[...both, '--pairs', 'ten'], '--pairs must be a number of 1 or more, not "ten"'],
  [[...both, '--pairs', '2.5'], '--pairs must be a whole number'],
  [[...both, '--json', join(built, 'none', 'a.json')], 'there is no folder'],
  [[...both, '--colour'], "Unknown option '--colour'"],
])('readOptions refuses %j', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
