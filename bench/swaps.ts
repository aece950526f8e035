import type { Browser, Page } from '@playwright/test';
import { type Cookies, withFreshPage } from './browser';

/** One visit that turns pages and sorts; ms from a click to other rows on the screen. */
export type Swaps = { next: number[]; sort: number[]; foreseen: number[]; shift: number };

const nextPage = 'Next page';
const restMs = 300;
/** Each of these orders is new to the page, so that nothing comes from a cache. */
const sorts = ['Sort by Status', 'Sort by Status', 'Sort by Created At', 'Sort by Created At'];

type Options = { turns: number; foresees: boolean };

/** `foresees`: whether the page makes anything of a pointer that comes near. */
export function measureSwaps(browser: Browser, cookies: Cookies, url: string, { turns, foresees }: Options) {
  return withFreshPage(browser, cookies, async (page): Promise<Swaps> => {
    const swaps: Swaps = { next: [], sort: [], foreseen: [], shift: 0 };
    await page.goto(url, { waitUntil: 'networkidle' });
    for (const label of sorts) swaps.sort.push(await swap(page, label));
    for (let turn = 0; turn < turns; turn++) swaps.next.push(await swap(page, nextPage));
    if (foresees) {
      for (let turn = 0; turn < turns; turn++) {
        await foresee(page);
        swaps.foreseen.push(await swap(page, nextPage));
      }
    }
    swaps.shift = await page.evaluate(() => window.bench.shift());
    return swaps;
  });
}

async function swap(page: Page, label: string): Promise<number> {
  return page.evaluate((name) => window.bench.swap(name), label);
}

/** Brings the pointer to the link and lets it rest there, as a hand does before it clicks. */
async function foresee(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(`a[aria-label="${nextPage}"]`).hover();
  await page.waitForTimeout(restMs);
}
