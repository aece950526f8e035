// Takes the screenshots for README.md and docs from the production build on a new sandbox, and reaches the screens by
// links as staff do.
import { join } from 'node:path';
import { main } from './process/main.mjs';
import { checkPorts } from './process/ports.mjs';
import { root } from './process/root.mjs';
import { startStep } from './process/steps.mjs';
import { provideBrowser } from './test/browser.mjs';
import { launchBrowser, signIn } from './testing/browser.mjs';
import { labelOn, pictures, viewports } from './testing/pictures.mjs';
import { buildApp } from './up/build.mjs';
import { startApp, startSandbox } from './up/services.mjs';

const ports = { app: 3500, sandbox: 4500 };
const dir = '.sandbox/pictures';

await main(async (processes) => {
  await checkPorts(ports);
  await buildApp(processes);
  const executablePath = await provideBrowser(processes);
  const settings = await startSandbox(processes, { port: ports.sandbox, dir });
  const baseURL = await startApp(processes, { port: ports.app, settings });
  const browser = await launchBrowser(executablePath);
  try {
    const viewport = viewports.desktop;
    const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 1.5, colorScheme: 'light' });
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    for (const [name, { open, labels, isPhone }] of Object.entries(pictures)) {
      const taking = startStep(`Picture: ${name}`);
      await page.setViewportSize(isPhone ? viewports.phone : viewports.desktop);
      await open(page);
      for (const label of labels) await labelOn(page, label).waitFor();
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
