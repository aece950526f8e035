import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { warnOfOldNode } from './tools/node/version.mjs';

warnOfOldNode();

const unitTests = globSync('{lib,components,sandbox,tools}/**/*.test.ts', { cwd: import.meta.dirname })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:http|postgres)\.test\.ts$/.test(path));
/** Those that change their process: by `vi`, which replaces modules, time and environment, or hooks of all servers. */
const alone = unitTests.filter((path) =>
  /\b(?:vi|onEachRequest|boundConnections)\b/.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
);

export default defineConfig({
  resolve: {
    alias: { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` },
  },
  test: {
    // By itself it leaves one core unused, which is half of two.
    maxWorkers: '100%',
    // As of the browser tests: the run names whatever passed only when repeated.
    retry: process.env.CI ? 1 : 0,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,sandbox,tools}/**/*.test.ts'],
          exclude: ['**/*.{http,postgres}.test.ts', ...alone],
          // One worker loads what many files import once, which is two thirds of the work.
          isolate: false,
          // Some start processes, which takes its time on a busy machine.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          include: alone,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['**/*.http.test.ts'],
          // Each resource is asked on a PostgreSQL server; the contract check and every browser test ask this engine.
          exclude: ['node_modules/**', 'sandbox/api/*/**'],
          provide: { engine: 'embedded' },
          globalSetup: 'sandbox/db/testing/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['sandbox/{api,seed}/**/*.http.test.ts', 'sandbox/**/*.postgres.test.ts'],
          // Given: an address that may make databases. Else the run starts a server of its own.
          provide: { engine: 'server', postgresUrl: process.env.TEST_DATABASE_URL ?? '' },
          globalSetup: 'sandbox/db/testing/setup.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
