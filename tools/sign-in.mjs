// Signs in with a staff account of the sandbox to an app that runs elsewhere, such as in a container, and opens a list.
import process from 'node:process';
import { CliError } from './process/cli-error.mjs';
import { main } from './process/main.mjs';
import { startStep } from './process/steps.mjs';
import { provideBrowser } from './test/browser.mjs';
import { launchBrowser, signIn } from './testing/browser.mjs';

await main(async (processes) => {
  const [, , baseURL] = process.argv;
  if (!baseURL) throw new CliError('Give the address of the app, such as http://localhost:3000.');
  const browser = await launchBrowser(await provideBrowser(processes));
  const step = startStep(`Sign-in to ${baseURL}`);
  try {
    const page = await browser.newPage({ baseURL });
    await page.goto('/login');
    await signIn(page);
    await page.goto('/all-users');
    const rows = page.locator('tr[data-uid]');
    await rows.first().waitFor();
    step.done(`a list of ${await rows.count()} rows`);
  } catch (error) {
    // Only the first line, because the others are the browser's log.
    const [why] = /** @type {Error} */ (error).message.split('\n', 1);
    throw new CliError(`The sign-in did not succeed: ${why}`);
  } finally {
    await browser.close();
  }
  return 0;
});
