import { defineConfig, devices } from '@playwright/test';
import { warnOfUnsupportedNode } from './tools/node/version.mjs';
import { testBrowserCandidates } from './tools/test/browser.mjs';
import { e2eConfig, identityConfig } from './tools/test/e2e-config.mjs';

warnOfUnsupportedNode();

const address = `http://localhost:${e2eConfig.port}`;
const browser = testBrowserCandidates()[0];

/** The setup project writes this session file; all tests that start signed in read it. */
const storageState = e2eConfig.session;
const noScript = '**/*.noscript.spec.ts';
/**
 * These tests change settings of the identity provider that affect all tests. They run one at a time, and `npm test`
 * gives them separate ports and data.
 */
const identity = '**/*.identity.spec.ts';
/**
 * `npm run test:nightly` runs the tests that are slow and rarely fail (@nightly) and the tests with accessibility
 * checks (@axe).
 */
const nightly = /@nightly/;
const atNight = /@nightly|@axe/;
/** Parallel runs have different output folders, so that they do not overwrite each other's results. */
const part = process.env.E2E_PART ?? 'all';

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${part}`,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // The time limit is long, because a busy machine is several times slower.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Traces would take a third of the test time, and a screenshot of a failure is usually enough.
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
        // Without this option, text in headless Chromium has other widths than in a Chromium window.
        '--font-render-hinting=none',
      ],
    },
  },
  projects: [
    { name: 'setup', testMatch: '**/*.setup.ts' },
    {
      name: 'chromium',
      dependencies: ['setup'],
      testIgnore: [noScript, identity],
      grepInvert: nightly,
      use: { storageState },
    },
    {
      name: 'noscript',
      dependencies: ['setup'],
      testMatch: noScript,
      grepInvert: nightly,
      use: { storageState, javaScriptEnabled: false },
    },
    {
      name: 'identity',
      dependencies: e2eConfig.dir === identityConfig.E2E_DIR ? ['setup'] : ['chromium', 'noscript'],
      testMatch: identity,
      grepInvert: nightly,
      workers: 1,
    },
    {
      name: 'nightly',
      dependencies: ['setup'],
      testIgnore: [noScript, identity],
      grep: atNight,
      use: { storageState },
    },
    {
      name: 'nightly-noscript',
      dependencies: ['setup'],
      testMatch: noScript,
      grep: nightly,
      use: { storageState, javaScriptEnabled: false },
    },
    {
      name: 'nightly-identity',
      dependencies: e2eConfig.dir === identityConfig.E2E_DIR ? ['setup'] : ['nightly', 'nightly-noscript'],
      testMatch: identity,
      grep: nightly,
      workers: 1,
    },
  ],
  webServer: {
    command: 'node tools/test/e2e-server.mjs',
    // The tests use separate ports and data, so that they do not affect a running `npm run up`.
    env: {
      PORT: String(e2eConfig.port),
      SANDBOX_PORT: String(e2eConfig.sandboxPort),
      FAULT_PROXY_PORT: String(e2eConfig.proxyPort),
      SANDBOX_DIR: e2eConfig.dir,
    },
    url: `${address}/healthz`,
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
