import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Locked = { integrity?: string; resolved?: string; optionalDependencies?: Record<string, string> };

describe.each(['package-lock.json', 'tools/node/package-lock.json'])('%s', (file) => {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Locked> };
  const locked = Object.entries(packages).filter(([path]) => path !== '');

  it('every package comes from the registry and has the hash of its content', () => {
    const registry = 'https://registry.npmjs.org/';
    const isSafe = ({ integrity = '', resolved = registry }: Locked) =>
      /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) && resolved.startsWith(registry);
    expect(locked.length).toBeGreaterThan(1);
    expect(locked.filter(([, entry]) => !isSafe(entry))).toEqual([]);
  });

  /** Finds a package as Node does: first in the importing package's node_modules, then in each folder above. */
  function isLocked(from: string, name: string): boolean {
    if (`${from}${from && '/'}node_modules/${name}` in packages) return true;
    return from !== '' && isLocked(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name);
  }

  // npm leaves binaries that the registry lacks out of the lock file, which `npm ci` then rejects everywhere.
  it('the lock file contains the binaries for every platform', () => {
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter((name) => !isLocked(path, name)),
    );
    expect(missing).toEqual([]);
  });
});
