// Takes the pictures of README.md: the production build on a sandbox of its own, in a browser, by the links staff use.
import { join } from 'node:path';
import { main } from './process/main.mjs';
import { checkPorts } from './process/ports.mjs';
import { root } from './process/root.mjs';
import { startStep } from './process/steps.mjs';
import { provideBrowser } from './test/browser.mjs';
import { buildApp } from './up/build.mjs';
import { startApp, startSandbox } from './up/services.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const ports = { app: 3500, sandbox: 4500 };
const dir = '.sandbox/pictures';
const viewport = { width: 1280, height: 800 };

/** What stands on each picture, and the way to it. @type {Record<string, (page: Page) => Promise<unknown>>} */
const pictures = {
  dashboard: (page) => page.goto('/'),
  'friendly-rounds': async (page) => {
    await page.goto('/all-users?sortedBy=-lastActiveAt');
    await page.locator('tbody a').first().click();
    await page
      .getByRole('link', { name: /^Friendly rounds/ })
      .first()
      .click();
    await page.waitForURL('**/friendly-rounds');
  },
  scorecard: async (page) => {
    await page.goto('/events/friendly-rounds?scoringFormat=STABLEFORD&status=COMPLETED');
    await page.locator('tbody a').first().click();
    await page.waitForURL('**/events/friendly-rounds/*');
  },
};

await main(async (processes) => {
  await checkPorts(ports);
  await buildApp(processes);
  const step = startStep('Browser');
  const executablePath = await provideBrowser(processes, step);
  step.done(executablePath);
  const settings = await startSandbox(processes, { port: ports.sandbox, dir });
  const baseURL = await startApp(processes, { mode: 'start', port: ports.app, settings, shown: false });
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 1.5, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill('staff@fairway.test');
    await page.getByLabel('Password', { exact: true }).fill('Sandbox-Only-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    for (const [name, open] of Object.entries(pictures)) {
      const taking = startStep(`Picture: ${name}`);
      await open(page);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(0, 0);
      await page.screenshot({ path: join(root, 'docs', 'pictures', `${name}.png`) });
      taking.done(`docs/pictures/${name}.png`);
    }
  } finally {
    await browser.close();
  }
  return 0;
});
