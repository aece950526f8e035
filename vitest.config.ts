import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { warnOfUnsupportedNode } from './tools/node/version.mjs';

warnOfUnsupportedNode();

const tests = globSync('{lib,components,sandbox,tools}/**/*.test.{ts,tsx}', { cwd: import.meta.dirname }).map((path) =>
  path.replaceAll('\\', '/'),
);
/** Splits test files into those whose text matches `alone` and all others. */
const pick = (kind: (path: string) => boolean, alone: RegExp) => {
  const files = tests.filter(kind);
  const isAlone = (path: string) => alone.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8'));
  return { together: files.filter((path) => !isAlone(path)), alone: files.filter(isAlone) };
};
/**
 * A unit test file runs in a process of its own if it affects the whole process: if it replaces modules, time or
 * environment with `vi`, or adds a hook to all HTTP servers.
 */
const unit = pick(
  (path) => !/\.(?:http|postgres|nightly)\.test\.ts$/.test(path),
  /\b(?:vi|onEachRequest|limitConnections)\b/,
);
/**
 * HTTP tests undo all their changes except replaced modules, so only files with `vi.mock` run in a process of their
 * own.
 */
const http = pick((path) => /\.(?:http|postgres)\.test\.ts$/.test(path), /\bvi\.mock\b/);

/** The settings of projects that need a PostgreSQL server. */
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
    // By default Vitest leaves one core unused, which is half of a machine with two cores.
    maxWorkers: '100%',
    // Long, because starting a process takes long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default, the next two settings would depend on the environment variable CI.
    allowOnly: false,
    update: false,
    // With `isolate: false`, a worker imports shared modules once, which saves two thirds of the time.
    projects: [
      { extends: true, test: { name: 'unit', include: unit.together, isolate: false } },
      { extends: true, test: { name: 'unit-alone', include: unit.alone } },
      { extends: true, test: { name: 'http', include: http.together, isolate: false, ...onServer } },
      { extends: true, test: { name: 'http-alone', include: http.alone, ...onServer } },
      { extends: true, test: { name: 'nightly', include: ['{sandbox,tools}/**/*.nightly.test.ts'], ...onServer } },
    ],
  },
});
