import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { CliError } from '../process/cli-error.mjs';
import { root } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { buildApp } from '../up/build.mjs';
import { installDependencies } from '../up/install.mjs';
import { browserTests, lint, types, vitest } from './parts.mjs';
import { provideTestPrograms } from './servers.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */

/** @type {Stage} */
const install = { name: 'Install', needed: true, run: ({ processes }) => installDependencies(processes) };
/** @type {Stage} */
const installAll = {
  ...install,
  // Debian packages are installed while npm downloads.
  run: async (context) => {
    const programs = provideTestPrograms(context.processes, startStep('Programs of some tests'));
    await Promise.all([install.run(context), programs]);
  },
};
/** @type {Stage} */
const build = { name: 'Build', needed: true, run: ({ processes }) => buildApp(processes) };
/** @type {Stage[]} */
const quickOnes = [
  { name: 'Format and lint', run: lint },
  { name: 'Types', run: types },
  { name: 'Unit tests', run: vitest('--project=unit', '--project=unit-alone') },
];

export const quick = [install, ...quickOnes];

export const full = [
  installAll,
  ...quickOnes,
  { name: 'HTTP tests', run: vitest('--project=http', '--project=http-alone') },
  build,
  { name: 'Browser tests', run: browserTests(['chromium', 'noscript', 'identity']) },
];

/** @param {readonly string[]} paths an empty list means all nightly tests @returns {Stage[]} */
export const nightly = (paths) =>
  paths.length > 0
    ? ofPaths(paths, ['nightly', 'nightly-noscript', 'nightly-identity'], '--project=nightly')
    : [
        installAll,
        { name: 'Nightly tests', run: vitest('--project=nightly') },
        build,
        { name: 'In the browser', run: browserTests(['nightly', 'nightly-noscript', 'nightly-identity']) },
      ];

/** The stages that run the tests of some files and folders, by default without nightly tests.
 * @param {readonly string[]} paths
 * @param {string[]} [all] projects of the browser tests
 * @param {string} [project] the project of the other tests
 * @returns {Stage[]} */
export function ofPaths(paths, all = ['chromium', 'noscript', 'identity'], project = '--project=!nightly') {
  const files = testFiles().filter(
    (file) => file.endsWith('.spec.ts') || file.includes('.nightly.') === (project === '--project=nightly'),
  );
  const wanted = paths.map((path) => normalize(path));
  const unmatched = wanted.filter((path) => !files.some((file) => file.includes(path)));
  if (unmatched.length > 0) throw new CliError(`No test is in ${unmatched.join(' or ')}.`);
  const chosen = files.filter((file) => wanted.some((path) => file.includes(path)));
  const specs = chosen.filter((file) => file.endsWith('.spec.ts'));
  const others = chosen.filter((file) => !specs.includes(file));
  const projects = all.filter((one) => specs.some((spec) => kindOf(spec) === kindOf(`.${one}.spec`)));
  return [
    installAll,
    ...(others.length > 0 ? [{ name: 'Tests', run: vitest(...others, project) }] : []),
    ...(specs.length > 0 ? [build, { name: 'Browser tests', run: browserTests(projects, specs) }] : []),
  ];
}

/** All test files of Vitest and Playwright. The search does not use `glob`, because Node 20, which may start this
 * script, has no such function. */
const testFiles = () =>
  ['components', 'e2e', 'lib', 'sandbox', 'tools'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => /\.(?:test\.tsx?|spec\.ts)$/.test(file) && !file.includes('node_modules')),
  );

/** The Playwright project of a test file, by the rules of playwright.config.ts. @param {string} spec */
const kindOf = (spec) => /[.-](noscript|identity)\.spec/.exec(spec)?.[1] ?? 'chromium';
