import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
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
  // Debian's packages come while npm downloads.
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

export const whole = [
  installAll,
  ...quickOnes,
  { name: 'HTTP tests', run: vitest('--project=http', '--project=http-alone') },
  build,
  { name: 'Browser tests', run: browserTests(['chromium', 'noscript', 'identity']) },
];

/** @param {readonly string[]} paths all without any */
export const nightly = (paths) =>
  paths.length > 0
    ? ofPaths(paths, ['nightly', 'nightly-noscript', 'nightly-identity'], '--project=nightly')
    : [
        installAll,
        { name: 'Nightly tests', run: vitest('--project=nightly') },
        build,
        { name: 'In the browser', run: browserTests(['nightly', 'nightly-noscript', 'nightly-identity']) },
      ];

/** The tests of files and folders, of whatever kind but nightly. @param {readonly string[]} paths */
export function ofPaths(paths, all = ['chromium', 'noscript', 'identity'], project = '--project=!nightly') {
  // The system's Node, which starts this, need not know globs.
  const files = readdirSync('e2e', { recursive: true }).map((file) => join('e2e', String(file)));
  const specs = files.filter(
    (file) => file.endsWith('.spec.ts') && paths.some((path) => file.includes(normalize(path))),
  );
  const others = paths.filter((path) => !normalize(path).startsWith('e2e'));
  const projects = all.filter((project) => specs.some((spec) => kindOf(spec) === kindOf(`.${project}.spec`)));
  return [
    installAll,
    ...(others.length > 0 ? [{ name: 'Tests', run: vitest(...others, project) }] : []),
    ...(specs.length > 0 ? [build, { name: 'Browser tests', run: browserTests(projects, specs) }] : []),
  ];
}

/** As playwright.config.ts has it. @param {string} spec */
const kindOf = (spec) => /[.-](noscript|identity)\.spec/.exec(spec)?.[1] ?? 'chromium';
