import { defineConfig } from '@playwright/test';

const { CHROMIUM, DESIGN_ADDRESS, DESIGN_RESULTS } = process.env;

/** Run by main.mjs, which starts the app. */
export default defineConfig({
  testDir: '.',
  testMatch: 'pictures.spec.ts',
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  outputDir: DESIGN_RESULTS,
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: 'list',
  expect: { toHaveScreenshot: { threshold: 0, maxDiffPixels: 0, animations: 'disabled', caret: 'hide' } },
  use: {
    baseURL: DESIGN_ADDRESS,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: CHROMIUM, args: ['--no-sandbox', '--disable-gpu'] },
  },
});
