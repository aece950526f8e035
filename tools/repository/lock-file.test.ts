import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = { version?: string; optionalDependencies?: Record<string, string>; os?: string[]; cpu?: string[] };

const { packages } = JSON.parse(readFileSync(`${import.meta.dirname}/../../package-lock.json`, 'utf8')) as {
  packages: Record<string, Locked>;
};

/** As Node does: in the package's own node_modules first, then in each one above. */
function isLocked(from: string, name: string): boolean {
  if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
  return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
}

// npm omits packages that its registry did not offer, and then `npm ci` refuses the file on every platform.
it('the lock file contains the binaries of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
  );
  expect(missing).toEqual([]);
});

it('every package is locked to one version', () => {
  const unpinned = Object.entries(packages).filter(([path, { version }]) => path !== '' && !version);
  expect(unpinned).toEqual([]);
});
