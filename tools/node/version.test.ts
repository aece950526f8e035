import { readFileSync } from 'node:fs';
import { satisfies } from 'semver';
import { expect, it } from 'vitest';
import { isSupported, isUsable } from './version.mjs';

const { engines } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package.json`, 'utf8'));

it.each([
  ['18.20.4', false, false],
  ['22.0.0', false, false],
  ['22.15.0', false, true],
  ['22.23.3', false, true],
  ['22.23.4', true, true],
  ['23.11.0', false, true],
  ['24.22.0', false, true],
  ['24.22.1', true, true],
  ['24.23.0', true, true],
  ['26.12.1', false, true],
])('for Node %s, isSupported returns %s and isUsable returns %s', (version, supported, usable) => {
  expect([isSupported(version), isUsable(version)]).toEqual([supported, usable]);
  expect(satisfies(version, engines.node), 'engines of package.json').toBe(supported);
});
