import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { oldestMajor } from '../node/version.mjs';

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const version = read('.nvmrc').trim();

it('the image and tools/node use the exact Node version of .nvmrc', () => {
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(read('Dockerfile')).toContain(`FROM node:${version}-`);
  const { optionalDependencies } = JSON.parse(read('tools/node/package.json'));
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([version]);
});

it('package.json, @types/node, README and CI name the oldest supported Node', () => {
  const { engines, devDependencies } = JSON.parse(read('package.json'));
  expect(engines.node).toBe(`>=${oldestMajor}.15`);
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${oldestMajor}\\.`));
  expect(read('README.md')).toContain(`Node ${oldestMajor}.15 or later`);
  expect(read('.github/workflows/ci.yml')).toContain(`node: [${oldestMajor}, ${version.split('.')[0]}]`);
});
