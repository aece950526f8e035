import { defineConfig, devices } from '@playwright/test';
import { warnOfOldNode } from './tools/node/version.mjs';
import { testBrowserCandidates } from './tools/test/browser.mjs';
import { e2eConfig, identityConfig } from './tools/test/e2e-config.mjs';

warnOfOldNode();

const address = `http://localhost:${e2eConfig.port}`;
const browser = testBrowserCandidates()[0];

/** Written by the setup project, read by every test that does not start signed out. */
const storageState = e2eConfig.session;
const noScript = '**/*.noscript.spec.ts';
/** These change the identity provider for everybody: one after the other, and `npm test` gives them ports and data of their own. */
const identity = '**/*.identity.spec.ts';
/** In the titles of what is slow and rarely red, and of what then checks accessibility too: `npm run test:nightly`. */
const nightly = /@nightly/;
const atNight = /@nightly|@axe/;
/** Runs of one part write beside each other. */
const part = process.env.E2E_PART ?? 'all';

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${part}`,
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  // For what hangs: a machine with other work is several times slower.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : [])],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // A trace of every test costs a third of their time; a picture of what failed is enough to begin with.
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
        // Letters as wide as in a window.
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
    // Ports and data of its own: a copy that somebody works with goes on undisturbed.
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
