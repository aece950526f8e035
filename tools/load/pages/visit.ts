import type { Browser, Page } from '@playwright/test';
import { untilLive } from '../../testing/browser.mjs';
import { type Note, type Profile, type Site, withFreshPage } from './browser';

const nextPage = 'Next page';
export const restMs = 300;
/** Milliseconds for which a user looks at a page before the next click. */
const lookMs = 1_000;
const turns = 3;
/** Each click requests an order that the page has not shown yet, so that no response comes from a cache. */
const sorts = ['Sort by Status', 'Sort by Status', 'Sort by Created At', 'Sort by Created At'];

/** Measures one visit: a first load, a second load with a full cache, a page far down the list, and the actions. */
export function measureVisit(browser: Browser, site: Site, profile: Profile, words: readonly string[], note: Note) {
  return withFreshPage(browser, site, profile, async (page) => {
    const sizes: Promise<[type: string, bytes: number]>[] = [];
    page.on('requestfinished', (request) =>
      sizes.push(request.sizes().then(({ responseBodySize }) => [request.resourceType(), responseBodySize])),
    );
    note('first', await firstRow(page, site.url));
    const vitals = await page.evaluate(() => window.bench.vitals());
    for (const [name, value] of Object.entries(vitals)) note(name, value);
    const loaded = await Promise.all(sizes.splice(0));
    note('requests', loaded.length);
    for (const wanted of ['document', 'script']) {
      note(
        wanted,
        loaded.reduce((sum, [type, bytes]) => (type === wanted ? sum + bytes : sum), 0),
      );
    }
    // Waits for hydration, before which a click would load a whole document.
    const untilClicks = async () => {
      await untilLive(page);
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    };
    await untilClicks();
    await act(page, words, note);
    note('second', await firstRow(page, site.url));
    await untilClicks();
    note('slowest', await slowestInteraction(page));
    note('deep', await firstRow(page, `${site.url}?pageNumber=5000`));
  });
}

/** Loads a page in a fresh browser. @returns ms to the first row */
export function measureFirst(browser: Browser, site: Site, query: string): Promise<number> {
  return withFreshPage(browser, site, 'usual', (page) => firstRow(page, `${site.url}?${query}`));
}

async function firstRow(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // Counts and locates rows in one call, because streaming may replace them between two.
  const { count, isVisible } = await page.locator('tbody tr').evaluateAll((rows) => {
    const { top = 0, height = 0 } = rows[0]?.getBoundingClientRect() ?? {};
    return { count: rows.length, isVisible: height > 0 && top <= innerHeight };
  });
  if (count !== 10) throw new Error(`${url} has ${count} rows: all pages must have ten to be compared`);
  if (!isVisible) throw new Error(`${url}: no row is visible`);
  return page.evaluate(() => window.bench.firstRow);
}

async function act(page: Page, words: readonly string[], note: Note): Promise<void> {
  for (const label of sorts) note('sort', await swap(page, label));
  for (let turned = 0; turned < turns; turned++) {
    note(turned === 0 ? 'first next' : 'other next', await swap(page, nextPage));
    await page.waitForTimeout(lookMs);
  }
  for (let turned = 0; turned < turns; turned++) {
    await page.mouse.move(0, 0);
    await page.locator(`a[aria-label="${nextPage}"]`).hover();
    await page.waitForTimeout(restMs);
    note('prefetched', await swap(page, nextPage));
  }
  for (const word of words) {
    const answered = page.evaluate(() => window.bench.answer());
    await page.getByRole('searchbox').fill(word);
    note('search', await answered);
  }
}

/**
 * Sorts, turns pages and searches with real clicks and keys.
 * @returns ms of the slowest interaction until the next frame
 */
async function slowestInteraction(page: Page): Promise<number> {
  for (const name of [sorts[0], nextPage, nextPage]) {
    const answered = page.evaluate(() => window.bench.answer());
    await page.locator(`a[aria-label="${name}"]`).click();
    await answered;
  }
  await page.getByRole('searchbox').pressSequentially('mac');
  return page.evaluate(() => window.bench.slowest());
}

const swap = (page: Page, label: string) => page.evaluate((name) => window.bench.swap(name), label);
