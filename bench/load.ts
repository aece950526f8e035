import type { Browser, Page, Request } from '@playwright/test';
import { type Cookies, withFreshPage } from './browser';

/** One first visit: ms until the first row was on the screen, and what had come over the wire at network idle. */
export type Load = {
  firstRow: number;
  shift: number;
  requests: number;
  scripts: number;
  bytes: { document: number; script: number; stylesheet: number; font: number };
};

export function measureLoad(browser: Browser, cookies: Cookies, url: string): Promise<Load> {
  return withFreshPage(browser, cookies, async (page) => {
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.goto(url, { waitUntil: 'networkidle' });
    const firstRow = await page.evaluate(() => window.bench.firstRow);
    await assertRowVisible(page);
    const sizes = await Promise.all(
      requests.map(async (request) => ({
        type: request.resourceType(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    );
    const sum = (type: string) => sizes.reduce((total, size) => total + (size.type === type ? size.bytes : 0), 0);
    return {
      firstRow,
      shift: await page.evaluate(() => window.bench.shift()),
      requests: requests.length,
      scripts: sizes.filter(({ type }) => type === 'script').length,
      bytes: {
        document: sum('document'),
        script: sum('script'),
        stylesheet: sum('stylesheet'),
        font: sum('font'),
      },
    };
  });
}

async function assertRowVisible(page: Page): Promise<void> {
  const box = await page.locator('tbody tr').first().boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.height === 0 || box.y > size.height) throw new Error(`${page.url()}: no row is in sight`);
}
