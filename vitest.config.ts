import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { warnOfOldNode } from './tools/node/version.mjs';

warnOfOldNode();

const tests = globSync('{lib,components,sandbox,tools}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).map((path) =>
  path.replaceAll('\\', '/'),
);
/** Their files, and those of them in which a word stands. */
const pick = (kind: (path: string) => boolean, alone: RegExp) => {
  const files = tests.filter(kind);
  const isAlone = (path: string) => alone.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
  return { together: files.filter((path) => !isAlone(path)), alone: files.filter(isAlone) };
};
/** Alone are those that change their process: by `vi`, which replaces modules, time and environment, or hooks of all servers. */
const unit = pick(
  (path) => !/\.(?:http|postgres|nightly)\.test\.ts$/.test(path),
  /\b(?:vi|onEachRequest|limitConnections)\b/,
);
/** What these replace besides modules they put back. */
const http = pick((path) => /\.(?:http|postgres)\.test\.ts$/.test(path), /\bvi\.mock\b/);

/** The tests of these have a PostgreSQL server. */
const onServer = {
  provide: { serverUrl: process.env.TEST_DATABASE_URL ?? '' },
  globalSetup: 'sandbox/db/testing/setup.ts',
  testTimeout: 120_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  resolve: {
    alias: { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` },
  },
  test: {
    // By itself it leaves one core unused, which is half of two.
    maxWorkers: '100%',
    // For what hangs: starting a process may take long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Vitest's defaults for these depend on CI.
    allowOnly: false,
    update: false,
    // One worker loads what many files import once, which is two thirds of the work: hence `isolate: false`.
    projects: [
      { extends: true, test: { name: 'unit', include: unit.together, isolate: false } },
      { extends: true, test: { name: 'unit-alone', include: unit.alone } },
      { extends: true, test: { name: 'http', include: http.together, isolate: false, ...onServer } },
      { extends: true, test: { name: 'http-alone', include: http.alone, ...onServer } },
      { extends: true, test: { name: 'nightly', include: ['{sandbox,tools}/**/*.nightly.test.ts'], ...onServer } },
    ],
  },
});
