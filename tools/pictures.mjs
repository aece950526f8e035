// Takes the screenshots for README.md and docs. They show the production build on a new sandbox, and the screens are
// reached by the links that staff use.
import { join } from 'node:path';
import { main } from './process/main.mjs';
import { checkPorts } from './process/ports.mjs';
import { root } from './process/root.mjs';
import { startStep } from './process/steps.mjs';
import { provideBrowser } from './test/browser.mjs';
import { launchBrowser, signIn } from './testing/browser.mjs';
import { buildApp } from './up/build.mjs';
import { startApp, startSandbox } from './up/services.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const ports = { app: 3500, sandbox: 4500 };
const dir = '.sandbox/pictures';
const viewport = { width: 1280, height: 800 };

/** The steps that lead to the screen of each picture. @type {Record<string, (page: Page) => Promise<unknown>>} */
const pictures = {
  dashboard: (page) => page.goto('/'),
  'friendly-rounds': async (page) => {
    await page.goto('/all-users?sortedBy=-lastActiveAt');
    await page.locator('a[data-row-link]').first().click();
    const link = page.getByRole('link', { name: /^Friendly rounds/ });
    await link.first().click();
    await page.waitForURL('**/friendly-rounds');
  },
  scorecard: async (page) => {
    await page.goto('/events/friendly-rounds?scoringFormat=STABLEFORD&status=COMPLETED');
    await page.locator('a[data-row-link]').first().click();
    await page.waitForURL('**/events/friendly-rounds/*');
  },
};

await main(async (processes) => {
  await checkPorts(ports);
  await buildApp(processes);
  const executablePath = await provideBrowser(processes);
  const settings = await startSandbox(processes, { port: ports.sandbox, dir });
  const baseURL = await startApp(processes, { port: ports.app, settings });
  const browser = await launchBrowser(executablePath);
  try {
    const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 1.5, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page);
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
