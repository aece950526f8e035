import { expect, it } from 'vitest';
import { isSupported } from './version.mjs';

it.each([
  ['18.20.4', false],
  ['20.20.2', false],
  ['21.7.3', false],
  ['22.0.0', true],
  ['24.11.1', true],
  ['26.0.0', true],
])('for Node %s, isSupported returns %s', (version, expected) => {
  expect(isSupported(version)).toBe(expected);
});
