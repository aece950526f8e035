import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { CliError } from '../process/cli-error.mjs';
import { paint, say } from '../process/steps.mjs';
import { launchBrowser, signIn } from '../testing/browser.mjs';

/** Findings that are printed as they come. */
export function createChecks() {
  let failed = 0;
  return {
    /** @param {string} what @param {boolean} met @param {string} found */
    add(what, met, found) {
      if (!met) failed += 1;
      say(`${met ? paint.green('✓') : paint.red('✗')} ${what}: ${found}`);
    },

    /** @returns {number} the exit code of the command */
    report() {
      say(failed === 0 ? 'All of it holds.' : paint.red(`${failed} of it ${failed === 1 ? 'does' : 'do'} not hold.`));
      return failed === 0 ? 0 : 1;
    },
  };
}

/** @param {string} url @param {import('./engine.mjs').Engine} engine @param {string} container
 * @returns {Promise<{ ms: number, waited: number }>} the milliseconds from the container's start to its first answer, and
 * how many of them its main thread waited for a processor */
export async function untilReady(url, engine, container) {
  const { Pid, StartedAt } = JSON.parse(await engine.inspect(container, '{{json .State}}'));
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return { ms: Date.now() - Date.parse(StartedAt), waited: await waitedMs(Pid) };
  }
  const lines = await engine.run(['logs', container]);
  throw new CliError(`${url} did not answer in a minute; the container's last lines are above.`, lines.slice(-20));
}

/** @param {number} pid */
async function waitedMs(pid) {
  // Nanoseconds on a processor, and waiting for one. A container in a virtual machine has no such file here.
  const path = `/proc/${pid}/schedstat`;
  return existsSync(path) ? Number((await readFile(path, 'utf8')).split(' ')[1]) / 1e6 : 0;
}

/** @param {string} url @returns {Promise<string>} what it answers, as soon as it does */
export async function answer(url) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(100)) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await response?.arrayBuffer();
  }
  throw new CliError(`${url} did not answer in a minute.`);
}

/** Signs in as staff do and opens the list of golfers. @param {string} executablePath @param {string} address
 * @returns {Promise<{ rows: number, failure?: string }>} */
export async function readList(executablePath, address) {
  const browser = await launchBrowser(executablePath);
  try {
    const page = await browser.newPage({ baseURL: address });
    await page.goto('/login');
    await signIn(page);
    await page.goto('/all-users');
    await page.locator('tr[data-uid]').first().waitFor();
    return { rows: await page.locator('tr[data-uid]').count() };
  } catch (error) {
    return { rows: 0, failure: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  } finally {
    await browser.close();
  }
}
