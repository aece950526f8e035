import process from 'node:process';
import { CliError } from '../process/cli-error.mjs';
import { binary } from '../process/root.mjs';
import { startStep } from '../process/steps.mjs';
import { aptInstall, installed, isExecutable, isRootOnDebian } from './programs.mjs';

/** Chromium without a window, which loads pages in half the time. */
export const shell = 'chromium-headless-shell';
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The value of CHROMIUM if it is set, otherwise every installed Chromium and Chrome, the best first. For tests,
 * headless Chromium is the best.
 * @param {{ forTests?: boolean }} [options] @returns {string[]} */
export function browserCandidates({ forTests = false } = {}) {
  const { CHROMIUM, PATH } = process.env;
  if (CHROMIUM) return [CHROMIUM];
  return [...installed([...(forTests ? [shell] : []), ...commands], PATH), ...applications.filter(isExecutable)];
}

/**
 * Returns the path of a browser that starts, and installs one if necessary. Needs node_modules.
 * @param {import('../process/processes.mjs').Processes} processes
 * @param {{ forTests?: boolean }} [options]
 * @returns {Promise<string>}
 */
export async function provideBrowser(processes, options) {
  const step = startStep('Browser');
  const { chromium } = await import('@playwright/test');
  const find = async () => {
    for (const path of [...browserCandidates(options), chromium.executablePath()]) {
      const { code } = await processes.run(path, ['--version'], { timeout: 20_000 });
      if (code === 0) return path;
      if (process.env.CHROMIUM) throw new CliError(`CHROMIUM=${path} does not start. Change or unset it.`);
    }
  };
  const install = () => {
    if (isRootOnDebian()) return aptInstall(processes, step, ['chromium']);
    const args = [binary('@playwright/test', 'playwright'), 'install', 'chromium'];
    return processes.run(process.execPath, args, { timeout: 180_000, onLine: step.progress });
  };
  let path = await find();
  const { lines } = path ? { lines: [] } : await install();
  path ??= await find();
  if (!path)
    throw new CliError('No browser was found. Install Chromium or Chrome, or set CHROMIUM to its path.', lines);
  step.done(path);
  return path;
}
