import { defineConfig } from '@playwright/test';
import base from '../../playwright.config';
import { root } from '../process/root.mjs';

const storageState = '.sandbox/e2e-session.json';
const [port, sandboxPort, faultPort] = [
  process.env.E2E_PORT ?? '3600',
  process.env.E2E_SANDBOX_PORT ?? '4600',
  process.env.FAULT_PROXY_PORT ?? '4601',
];

/** What a platform of functions must not break. Tests of one process's memory, limits and log are not among them. */
const screens = [
  'e2e/lists/url-state.spec.ts',
  'e2e/lists/search.spec.ts',
  'e2e/sign-in/sign-in.spec.ts',
  'e2e/sign-in/session.spec.ts',
  'e2e/sign-in/sign-out.spec.ts',
  'e2e/sign-in/return-path.spec.ts',
  'e2e/export/csv.spec.ts',
];
const noScript = ['e2e/lists/all-lists.noscript.spec.ts', 'e2e/export/csv.noscript.spec.ts'];
const identity = ['e2e/sign-in/token-renewal.identity.spec.ts', 'tools/vercel-check/functions.spec.ts'];
const inFolder = (files: string[]) => files.map((file) => `**/${file}`);

/**
 * Processes know of each other's renewals and sign-outs through Redis only. What happens without it is what
 * functions.spec.ts and cookie-alone.identity.spec.ts hold.
 */
const needsRedis = [
  /AUTH-7 calls that are refused together share one renewal/,
  /AUTH-7 after a second refusal a copied cookie opens nothing/,
  /requests of every kind with an expired token share one renewal/,
  /AUTH-7 a hundred requests of every kind that wait for a slow provider cause one renewal/,
  /AUTH-7 when the API refuses every token issued so far, screens opened together renew once/,
  /rotation without grace navigation, prefetches and parallel requests renew in time/,
  /a lost response with the new tokens does not end the session/,
  /AUTH-3 signing out after .* ends the session at the provider, here and in the browser/,
  /AUTH-3 the sign-in library does not revive a copied cookie/,
  /AUTH-3 requests in flight during sign-out do not restore the session/,
];

/**
 * Processes that share Redis do not ask a provider again for a second after it did not answer one of them
 * (redis-sessions.http.test.ts): in these tests the next request renews, as it does without.
 */
const renewsAtOnce = [
  /an outage of the provider changes nothing while the token is valid/,
  /an outage of the provider with an expired token gives 503/,
  /an outage is explained in words, and Try again works/,
  /AUTH-6 a failed session check keeps the session/,
];

export default defineConfig({
  ...base,
  testDir: root,
  // Instances start while requests wait.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // API differences are what one process met.
  grepInvert: [/EXP-1 rows that an API answers as JSON/, ...(process.env.REDIS_URL ? renewsAtOnce : needsRedis)],
  projects: [
    { name: 'setup', testMatch: '**/e2e/auth.setup.ts' },
    { name: 'chromium', dependencies: ['setup'], testMatch: inFolder(screens), use: { storageState } },
    {
      name: 'noscript',
      dependencies: ['setup'],
      testMatch: inFolder(noScript),
      use: { storageState, javaScriptEnabled: false },
    },
    { name: 'identity', dependencies: ['chromium', 'noscript'], testMatch: inFolder(identity), workers: 1 },
  ],
  webServer: {
    command: 'node tools/vercel-check/server.mjs',
    cwd: root,
    env: { PORT: port, SANDBOX_PORT: sandboxPort, FAULT_PROXY_PORT: faultPort, SANDBOX_DIR: '.sandbox/e2e' },
    url: `http://localhost:${port}/healthz`,
    timeout: 900_000,
    stdout: 'pipe',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
