import { existsSync } from 'node:fs';
import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { binary } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { aptInstall, isRootOnDebian } from './debian.mjs';
import { installed, isExecutable } from './programs.mjs';

/** @typedef {import('../process/processes.mjs').Processes} Processes */
/** @typedef {import('../process/steps.mjs').Step} Step */

/** Chromium without a window. It loads pages in half the time of the usual Chromium. */
export const shell = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The value of CHROMIUM if it is set, otherwise every installed Chromium and Chrome, the best first.
 * @param {Record<string, string | undefined>} [env] @returns {string[]} */
export function browserCandidates(env = process.env) {
  if (env.CHROMIUM) return [env.CHROMIUM];
  return [...installed(commands, env.PATH), ...applications.filter(isExecutable)];
}

/** The browsers for tests: like browserCandidates, but headless Chromium comes first.
 * @param {Record<string, string | undefined>} [env] @returns {string[]} */
export function testBrowserCandidates(env = process.env) {
  return env.CHROMIUM ? [env.CHROMIUM] : [...installed([shell], env.PATH), ...browserCandidates(env)];
}

/** Returns the path of a browser that starts, and installs a browser if necessary. Needs node_modules.
 * @param {Processes} processes @param {{ forTests?: boolean }} [options] @returns {Promise<string>} */
export async function provideBrowser(processes, { forTests = false } = {}) {
  const step = startStep('Browser');
  const path = await findBrowser(processes, step, forTests ? testBrowserCandidates() : browserCandidates());
  step.done(path);
  return path;
}

/** @param {Processes} processes @param {Step} step @param {string[]} candidates @returns {Promise<string>} */
async function findBrowser(processes, step, candidates) {
  for (const path of candidates) {
    if (await starts(processes, path)) return path;
    if (process.env.CHROMIUM)
      throw new CliError(`CHROMIUM=${path} does not start. Set it to a browser that starts, or unset it.`);
    step.line(`${path} does not start; trying other browsers`);
  }
  const path = (await ofPlaywright(processes, step)) ?? (await ofDebian(processes, step));
  if (!path) throw new CliError('No browser was found. Install Chromium or Chrome, or set CHROMIUM to its path.');
  return path;
}

/** @param {Processes} processes @param {Step} step */
async function ofPlaywright(processes, step) {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  if (!existsSync(path)) {
    step.line('No Chromium or Chrome found: trying Playwright’s own download (at most 3 minutes)');
    const { code, timedOut } = await processes.run(
      process.execPath,
      [binary('@playwright/test', 'playwright'), 'install', 'chromium'],
      {
        env: { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
        timeoutMs: 180_000,
        onLine: step.progress,
      },
    );
    if (code !== 0) step.line(`Playwright’s download ${timedOut ? 'took too long' : 'failed'}`);
  }
  if (!existsSync(path)) return undefined;
  if (await starts(processes, path)) return path;
  step.line(`${path} does not start: system libraries are missing`);
  return undefined;
}

/** @param {Processes} processes @param {Step} step */
async function ofDebian(processes, step) {
  if (!isRootOnDebian()) return undefined;
  const { ok, lines } = await aptInstall(processes, step, ['chromium']);
  if (!ok) throw new CliError('apt-get install chromium failed; its last lines are above.', lines);
  const path = browserCandidates()[0];
  return path && (await starts(processes, path)) ? path : undefined;
}

/** @param {Processes} processes @param {string} path */
async function starts(processes, path) {
  const { code } = await processes.run(path, ['--version'], { timeoutMs: 20_000 });
  return code === 0;
}
