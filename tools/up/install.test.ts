import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const here = { platform: 'linux' as const, arch: 'x64' as const };
const zod = { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' } };
const linux = { 'node_modules/x-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] } };
const darwin = { 'node_modules/x-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] } };
const wanted = { '': { version: '0.1.0' }, ...zod, ...linux, ...darwin };

it.each([
  ['the locked packages except those for other platforms', { ...zod, ...linux }, true],
  ['all locked packages except one', { ...linux }, false],
  [
    'a package in another version',
    { 'node_modules/zod': { version: '4.0.1', integrity: 'sha512-a' }, ...linux },
    false,
  ],
  [
    'a package with other content',
    { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' }, ...linux },
    false,
  ],
  ['a package that is not locked', { ...zod, ...linux, 'node_modules/extra': { version: '1.0.0' } }, false],
  ['packages for another platform', { ...zod, ...darwin }, false],
])('isInstalled is right for node_modules with %s', (_, found, expected) => {
  expect(isInstalled(wanted, found, here)).toBe(expected);
});
