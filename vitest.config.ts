import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: { '@': import.meta.dirname, 'server-only': `${import.meta.dirname}/node_modules/server-only/empty.js` },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{lib,components,sandbox,scripts}/**/*.test.ts'],
          exclude: ['**/*.{http,postgres}.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['**/*.http.test.ts'],
          exclude: ['node_modules/**'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: ['sandbox/{api,seed}/**/*.http.test.ts', 'sandbox/**/*.postgres.test.ts'],
          // Given: an address that may make databases. Else the run starts a server of its own.
          provide: { postgresUrl: process.env.TEST_DATABASE_URL ?? '' },
          globalSetup: 'sandbox/db/testing/postgres-setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
