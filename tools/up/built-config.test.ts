import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { WITH_BUILT_CONFIG } from './memory.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairway-built-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

// Prints the configuration of a process that is started like the app.
const SCRIPT = `
const { createRequire } = require('node:module');
const load = createRequire('${process.cwd()}/')('next/dist/server/config').default;
load('phase-production-server', process.cwd(), { silent: true }).then(({ poweredByHeader, distDir }) =>
  console.log(JSON.stringify({ poweredByHeader, distDir })));
`;
const configured = () =>
  JSON.parse(execFileSync(process.execPath, [...WITH_BUILT_CONFIG, '-e', SCRIPT], { cwd: folder, encoding: 'utf8' }));

it('the app uses the configuration in its build and does not read next.config.ts', () => {
  writeFileSync(join(folder, 'next.config.ts'), 'export default { poweredByHeader: true as boolean };');
  mkdirSync(join(folder, '.next'));
  const config = { poweredByHeader: false, distDir: '.next' };
  writeFileSync(join(folder, '.next', 'required-server-files.json'), JSON.stringify({ version: 1, config }));
  expect(configured()).toEqual(config);
});

it('if there is no build, the framework reads next.config.mjs', () => {
  writeFileSync(join(folder, 'next.config.mjs'), 'export default { poweredByHeader: false };');
  expect(configured()).toEqual({ poweredByHeader: false, distDir: '.next' });
});
