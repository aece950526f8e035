import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

type Locked = { license?: string; dev?: boolean; devOptional?: boolean };

const root = `${import.meta.dirname}/../..`;
const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8')) as {
  packages: Record<string, Locked>;
};

/** Licences that only require their text and the authors' names to be kept. */
const allowed: ReadonlySet<string> = new Set([
  'MIT',
  'Apache-2.0',
  'ISC',
  'BSD-3-Clause',
  '0BSD',
  'CC0-1.0',
  '(MIT OR CC0-1.0)',
]);

/** Other licences, each allowed for certain packages, for reasons in docs/licences.md. */
const allowedFor: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-libvips-[a-z0-9-]+$/,
  'Apache-2.0 AND LGPL-3.0-or-later': /^@img\/sharp-win32-(arm64|ia32|x64)$/,
  'Apache-2.0 AND LGPL-3.0-or-later AND MIT': /^@img\/sharp-wasm32$/,
  'CC-BY-4.0': /^caniuse-lite$/,
  'OFL-1.1': /^@fontsource-variable\/geist$/,
  'See LICENSE file': /^@dicebear\/bottts$/,
};

const production = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { license = 'none' }]) => ({
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    license,
  }));

it('every package in production has an allowed licence', () => {
  expect(production.length).toBeGreaterThan(100);
  const refused = production.filter(({ name, license }) => !allowed.has(license) && !allowedFor[license]?.test(name));
  expect(refused).toEqual([]);
});

it('docs/licences.md lists every package in production under its licence', () => {
  const licences = [...new Set(production.map(({ license }) => license))].sort();
  const expected = licences.map((license) => {
    const names = production.filter((each) => each.license === license).map(({ name }) => `\`${name}\``);
    return `- **${license}**: ${[...new Set(names)].sort().join(', ')}`;
  });
  const listed = readFileSync(`${root}/docs/licences.md`, 'utf8').split('\n');
  expect(listed.filter((line) => line.startsWith('- **'))).toEqual(expected);
});
