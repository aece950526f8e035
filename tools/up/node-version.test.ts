import { expect, it } from 'vitest';
import { isSupported } from './node-version.mjs';

it.each([
  ['18.20.4', false],
  ['20.8.1', false],
  ['20.9.0', true],
  ['22.0.0', true],
  ['24.11.1', true],
])('Node %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});
