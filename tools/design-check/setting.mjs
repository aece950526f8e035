import process from 'node:process';
import { launchBrowser } from '../testing/browser.mjs';

/** What decides how the same page is drawn.
 * @typedef {{ platform: string, browser: string, fonts: string }} Setting */

/** @param {string} executablePath @param {string} address @returns {Promise<Setting>} */
export async function readSetting(executablePath, address) {
  const browser = await launchBrowser(executablePath);
  try {
    const page = await browser.newPage();
    // The first visit loads the page's own font, the second uses it.
    for (let visit = 0; visit < 2; visit++) await page.goto(`${address}/design`, { waitUntil: 'networkidle' });
    return {
      platform: `${process.platform} ${process.arch}`,
      browser: `Chromium ${browser.version()}`,
      fonts: await fontsOf(page),
    };
  } finally {
    await browser.close();
  }
}

/** The fonts in which the browser draws the page. @param {import('@playwright/test').Page} page */
async function fontsOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const fonts = new Set();
  for (const selector of ['h1', 'h3', 'kbd', 'input']) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    if (nodeId === 0) continue;
    const drawn = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const { familyName } of drawn.fonts) fonts.add(familyName);
  }
  return [...fonts].sort().join(', ');
}

/** @param {Setting} kept @param {Setting} here @returns {string[]} */
export function differences(kept, here) {
  return /** @type {const} */ (['platform', 'browser', 'fonts'])
    .filter((key) => kept[key] !== here[key])
    .map((key) => `${key}: ${kept[key]}, here ${here[key]}`);
}
