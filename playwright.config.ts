import { defineConfig, devices } from '@playwright/test';
import { warnOfUnsupportedNode } from './tools/node/version.mjs';
import { browserCandidates } from './tools/test/browser.mjs';
import { e2eConfig, identityConfig } from './tools/test/e2e-config.mjs';

warnOfUnsupportedNode();

const browser = browserCandidates({ forTests: true })[0];

/** The setup projects write these session files, and all tests that start signed in read them. */
const signedIn = { baseURL: e2eConfig.address, storageState: e2eConfig.session };
const onIdentity = { baseURL: identityConfig.address };
const setup = '**/*.setup.ts';
const noScript = '**/*.noscript.spec.ts';
/**
 * These tests change settings of the identity provider, which affect all other tests. So they run one at a time on
 * their own server, in the projects whose names contain `identity`.
 */
const identity = '**/*.identity.spec.ts';
/**
 * Only `npm run test:nightly` runs slow tests that rarely fail (@nightly) and tests with accessibility checks (@axe).
 */
const nightly = /@nightly/;
const atNight = /@nightly|@axe/;
/** These tests start Firefox themselves. */
const firefox = '**/firefox.nightly.spec.ts';

const servers = [identityConfig, e2eConfig];
/** `npm test -- <path>` starts only the servers that the named tests need. */
const started = (process.env.E2E_SERVERS ?? 'identity,main').split(',');

export default defineConfig({
  testDir: 'e2e',
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // Long, because a busy machine is several times slower.
  timeout: 180_000,
  globalTimeout: 3_600_000,
  expect: { timeout: 45_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Traces would take a third of the test time, and a screenshot usually explains a failure.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Otherwise text has other widths in headless Chromium than in a window.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'identity-setup', testMatch: setup, use: onIdentity },
    { name: 'setup', testMatch: setup, use: { baseURL: e2eConfig.address } },
    {
      name: 'identity',
      dependencies: ['identity-setup'],
      testMatch: identity,
      grepInvert: nightly,
      workers: 1,
      use: onIdentity,
    },
    {
      name: 'chromium',
      dependencies: ['setup'],
      testIgnore: [noScript, identity, firefox],
      grepInvert: nightly,
      workers: 2,
      use: signedIn,
    },
    {
      name: 'noscript',
      dependencies: ['setup'],
      testMatch: noScript,
      grepInvert: nightly,
      workers: 1,
      use: { ...signedIn, javaScriptEnabled: false },
    },
    {
      name: 'nightly-identity',
      dependencies: ['identity-setup'],
      testMatch: identity,
      grep: nightly,
      workers: 1,
      use: onIdentity,
    },
    {
      name: 'nightly',
      dependencies: ['setup'],
      testIgnore: [noScript, identity, firefox],
      grep: atNight,
      workers: 2,
      use: signedIn,
    },
    {
      name: 'nightly-noscript',
      dependencies: ['setup'],
      testMatch: noScript,
      grep: nightly,
      workers: 1,
      use: { ...signedIn, javaScriptEnabled: false },
    },
    {
      name: 'nightly-firefox',
      dependencies: ['setup'],
      testMatch: firefox,
      workers: 1,
    },
  ],
  // The servers start one after the other, on other ports and with other data than `npm run up`.
  webServer: servers
    .filter(({ name }) => started.includes(name))
    .map(({ name, address, port, sandboxPort, proxyPort, dir }) => ({
      name,
      command: 'node tools/testing/e2e-server.mjs',
      env: {
        PORT: String(port),
        SANDBOX_PORT: String(sandboxPort),
        FAULT_PROXY_PORT: String(proxyPort),
        SANDBOX_DIR: dir,
        // The identity tests need only a few rounds.
        ...(name === 'identity' ? { SANDBOX_ROUNDS: '2000' } : {}),
      },
      url: `${address}/healthz`,
      timeout: 900_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    })),
});
