import fs from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { e2eConfig, identityConfig } from './e2e-config.mjs';

/**
 * What to run: the arguments of each Vitest run by name, and Playwright's arguments and servers.
 * @typedef {{ isQuick?: true, isNightly?: boolean, lint?: true, vitest: Record<string, string[]>, playwright?:
 * Playwright }} Plan
 * @typedef {{ args: string[], servers: Array<typeof e2eConfig> }} Playwright
 */

const unit = ['--project=unit', '--project=unit-alone'];
const http = ['--project=http', '--project=http-alone'];
const daily = ['--project=chromium', '--project=noscript', '--project=identity'];

/** The plan of `npm test`, `npm run verify` (--quick) or `npm run test:nightly` (--nightly).
 * @param {readonly string[]} args @returns {Plan} */
export function planOf([first = '', ...others]) {
  if (first === '--quick') return { isQuick: true, lint: true, vitest: { 'Unit tests': unit } };
  const isNightly = first === '--nightly';
  const projects = isNightly ? ['--project=nightly*'] : daily;
  const given = (isNightly ? others : [first, ...others]).filter(Boolean);
  // `npm run test:e2e -- e2e/lists` passes both `e2e` and `e2e/lists`; only the latter counts.
  const paths = given.filter((path) => !given.some((other) => other.startsWith(`${path}/`)));
  if (paths.length === 0) {
    const playwright = { args: projects, servers: [identityConfig, e2eConfig] };
    if (isNightly) return { isNightly, vitest: { 'Nightly tests': ['--project=nightly'] }, playwright };
    return { lint: true, vitest: { 'Unit tests': unit, 'HTTP tests': http }, playwright };
  }
  const { tests, specs } = testsIn(paths, isNightly);
  const used = new Set(specs.map((spec) => (spec.endsWith('.identity.spec.ts') ? identityConfig : e2eConfig)));
  return {
    isNightly,
    vitest: tests.length > 0 ? { Tests: [...tests, `--project=${isNightly ? '' : '!'}nightly`] } : {},
    playwright: specs.length > 0 ? { args: [...projects, ...specs], servers: [...used] } : undefined,
  };
}

/**
 * The tests in these folders and files. Does not import `globSync` by name, because Node 20, which lacks it, may load
 * this module.
 * @param {string[]} paths
 * @param {boolean} isNightly
 */
function testsIn(paths, isNightly) {
  const wanted = isNightly ? /\.nightly\.test\.|\.spec\.ts$/ : /(?<!\.nightly)\.(?:test\.tsx?|spec\.ts)$/;
  const found = paths.map((path) =>
    fs.globSync([path, join(path, '**')], { cwd: root, exclude: ['node_modules'] }).filter((file) => wanted.test(file)),
  );
  const empty = paths.filter((_, index) => found[index]?.length === 0);
  if (empty.length > 0) throw new CliError(`No test is in ${empty.join(' or ')}.`);
  const files = [...new Set(found.flat())];
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  return { specs, tests: files.filter((file) => !specs.includes(file)) };
}
