import type { Browser, Page, Request } from '@playwright/test';
import { type Cookies, type Profile, type Vitals, withFreshPage } from './browser';

export type Site = { url: string; cookies: Cookies };

/** One visit, in ms: the first load, the second with the cache of the first, a page far down, and the actions. */
export type Visit = {
  first: number;
  second: number;
  deep: number;
  next: number[];
  sort: number[];
  prefetched: number[];
  search: number[];
  /** Of the first load. */
  vitals: Vitals;
  /** ms to the next frame, after real clicks and keys. */
  slowest: number;
  requests: number;
  bytes: { document: number; script: number };
};

const nextPage = 'Next page';
const restMs = 300;
/** Time to look at a page before the next. */
const lookMs = 1_000;
const turns = 3;
/** Each is a new order for the page, so that none comes from a cache. */
const sorts = ['Sort by Status', 'Sort by Status', 'Sort by Created At', 'Sort by Created At'];

type Options = {
  profile: Profile;
  words: readonly string[];
  /** Whether the page prefetches for a pointer over a link. */
  prefetches: boolean;
  /** Whether the page has a search box, and a script that swaps rows. */
  swaps: boolean;
};

export function measureVisit(browser: Browser, { url, cookies }: Site, options: Options): Promise<Visit> {
  const { profile } = options;
  return withFreshPage(browser, { cookies, profile }, async (page): Promise<Visit> => {
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    const first = await firstRow(page, url);
    const vitals = await page.evaluate(() => window.bench.vitals());
    const loaded = await sizesOf(finished.splice(0));
    const acts = options.swaps ? await act(page, options) : { next: [], sort: [], prefetched: [], search: [] };
    const second = await firstRow(page, url);
    const slowest = options.swaps ? await slowestInteraction(page) : 0;
    const deep = await firstRow(page, `${url}?pageNumber=5000`);
    return { first, second, deep, ...acts, vitals, slowest, ...loaded };
  });
}

/** The first load of a page, ms to its first row. */
export function measureFirst(browser: Browser, { url, cookies }: Site, profile: Profile): Promise<number> {
  return withFreshPage(browser, { cookies, profile }, (page) => firstRow(page, url));
}

async function firstRow(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const rows = page.locator('tbody tr');
  const count = await rows.count();
  if (count !== 10) throw new Error(`${url} has ${count} rows: all pages must have ten to be compared`);
  const box = await rows.first().boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.height === 0 || box.y > size.height) throw new Error(`${url}: no row is visible`);
  return page.evaluate(() => window.bench.firstRow);
}

async function act(page: Page, { words, prefetches }: Options) {
  const acts = { next: [] as number[], sort: [] as number[], prefetched: [] as number[], search: [] as number[] };
  for (const label of sorts) acts.sort.push(await swap(page, label));
  for (let turn = 0; turn < turns; turn++) {
    acts.next.push(await swap(page, nextPage));
    await page.waitForTimeout(lookMs);
  }
  for (let turn = 0; prefetches && turn < turns; turn++) {
    await restOnLink(page);
    acts.prefetched.push(await swap(page, nextPage));
  }
  for (const word of words) {
    const answered = page.evaluate(() => window.bench.answer());
    await page.getByRole('searchbox').fill(word);
    acts.search.push(await answered);
  }
  return acts;
}

/** Real clicks and keys: sort, pages, search. */
async function slowestInteraction(page: Page): Promise<number> {
  const [sort = ''] = sorts;
  for (const name of [sort, nextPage, nextPage]) {
    const answered = page.evaluate(() => window.bench.answer());
    await page.locator(`a[aria-label="${name}"]`).click();
    await answered;
  }
  await page.getByRole('searchbox').pressSequentially('mac');
  return page.evaluate(() => window.bench.slowest());
}

const swap = (page: Page, label: string) => page.evaluate((name) => window.bench.swap(name), label);

/** Rests the pointer on the link, as before a click. */
async function restOnLink(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(`a[aria-label="${nextPage}"]`).hover();
  await page.waitForTimeout(restMs);
}

async function sizesOf(requests: readonly Request[]) {
  const bytes = { document: 0, script: 0 };
  for (const request of requests) {
    const type = request.resourceType();
    if (type === 'document' || type === 'script') bytes[type] += (await request.sizes()).responseBodySize;
  }
  return { requests: requests.length, bytes };
}
