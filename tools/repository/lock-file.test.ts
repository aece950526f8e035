import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = {
  version?: string;
  integrity?: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
};

const { packages } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package-lock.json`, 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Finds a package in the same way as Node: first in the package's own node_modules, then in each folder above. */
function isLocked(from: string, name: string): boolean {
  if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
  return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

// npm leaves a binary out of the lock file if the registry does not offer it. Then `npm ci` rejects the file
// everywhere.
it('the lock file contains the binaries for every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

it('every package is locked to one version', () => {
  const unpinned = Object.entries(packages).filter(([path, { version }]) => path !== '' && !version);
  expect(unpinned).toEqual([]);
});

/**
 * Binaries that have no hash, because npm never ran on their platforms. None of them runs on Linux with glibc and x64
 * or arm64.
 */
const withoutHash = [
  '@biomejs/cli-android-arm64@2.6.8',
  '@biomejs/cli-android-x64@2.6.8',
  '@biomejs/cli-darwin-arm64@2.6.8',
  '@biomejs/cli-darwin-x64@2.6.8',
  '@biomejs/cli-linux-arm64-musl@2.6.8',
  '@biomejs/cli-linux-x64-musl@2.6.8',
  '@biomejs/cli-win32-arm64@2.6.8',
  '@biomejs/cli-win32-x64@2.6.8',
  '@next/swc-darwin-arm64@16.4.6',
  '@next/swc-darwin-x64@16.4.6',
  '@next/swc-win32-arm64-msvc@16.4.6',
  '@next/swc-win32-x64-msvc@16.4.6',
  '@tailwindcss/oxide-android-arm64@4.3.5',
  '@tailwindcss/oxide-darwin-arm64@4.3.5',
  '@tailwindcss/oxide-darwin-x64@4.3.5',
  '@tailwindcss/oxide-freebsd-x64@4.3.5',
  '@tailwindcss/oxide-linux-arm-gnueabihf@4.3.5',
  '@tailwindcss/oxide-wasm32-wasi@4.3.5',
  '@tailwindcss/oxide-win32-arm64-msvc@4.3.5',
  '@tailwindcss/oxide-win32-x64-msvc@4.3.5',
];

it('in the lock file, every package except the listed binaries has the hash of its content', () => {
  const locked = Object.entries(packages).filter(([path]) => path !== '');
  const unhashed = locked
    .filter(([, { integrity = '' }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity))
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    );
  expect(unhashed.sort()).toEqual(withoutHash);
});

it('every package comes from the registry', () => {
  const elsewhere = Object.entries(packages).filter(
    ([, { resolved = 'https://registry.npmjs.org/' }]) => !resolved.startsWith('https://registry.npmjs.org/'),
  );
  expect(elsewhere).toEqual([]);
});
