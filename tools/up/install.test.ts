import { expect, it } from 'vitest';
import { isInstalled } from './install.mjs';

const here = { platform: 'linux' as const, arch: 'x64' as const };
const zod = { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-a' } };
const linux = { 'node_modules/x-linux': { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] } };
const darwin = { 'node_modules/x-darwin': { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] } };
const wanted = { '': { version: '0.1.0' }, ...zod, ...linux, ...darwin };

it.each([
  ['the same, without packages for other platforms', { ...zod, ...linux }, true],
  ['a package missing', { ...linux }, false],
  ['another version', { 'node_modules/zod': { version: '4.0.1', integrity: 'sha512-a' }, ...linux }, false],
  ['other content', { 'node_modules/zod': { version: '4.0.0', integrity: 'sha512-b' }, ...linux }, false],
  ['a package too many', { ...zod, ...linux, 'node_modules/extra': { version: '1.0.0' } }, false],
  ['installed on another platform', { ...zod, ...darwin }, false],
])('node_modules is up to date: %s', (_, found, expected) => {
  expect(isInstalled(wanted, found, here)).toBe(expected);
});
