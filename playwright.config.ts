import { defineConfig, devices } from '@playwright/test';
import { warnOfOldNode } from './tools/node/version.mjs';
import { testBrowserCandidates } from './tools/test/browser.mjs';

warnOfOldNode();

const port = Number(process.env.E2E_PORT ?? 3100);
const sandboxPort = Number(process.env.E2E_SANDBOX_PORT ?? 4100);
const onCi = Boolean(process.env.CI);
const address = `http://localhost:${port}`;
const browser = testBrowserCandidates()[0];

/** Written by the setup project, read by every test that does not start signed out. */
const storageState = '.sandbox/e2e-session.json';
const noScript = '**/*.noscript.spec.ts';
/** These change the identity provider for everybody: they run last, one after the other. */
const identity = '**/*.identity.spec.ts';

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  fullyParallel: true,
  // A busy machine's one late answer does not refuse a change; the run names every test that needed it.
  retries: onCi ? 1 : 0,
  forbidOnly: onCi,
  timeout: 30_000,
  reporter: [
    ['list'],
    ...(onCi ? ([['html', { open: 'never' }]] as const) : []),
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? ([['json']] as const) : []),
  ],
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
    { name: 'chromium', dependencies: ['setup'], testIgnore: [noScript, identity], use: { storageState } },
    {
      name: 'noscript',
      dependencies: ['setup'],
      testMatch: noScript,
      use: { storageState, javaScriptEnabled: false },
    },
    { name: 'identity', dependencies: ['chromium', 'noscript'], testMatch: identity, workers: 1 },
  ],
  webServer: {
    command: 'node tools/test/e2e-server.mjs',
    // Ports and data of its own: a copy that somebody works with goes on undisturbed.
    env: { PORT: String(port), SANDBOX_PORT: String(sandboxPort), SANDBOX_DIR: '.sandbox/e2e' },
    url: `${address}/healthz`,
    timeout: 900_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
