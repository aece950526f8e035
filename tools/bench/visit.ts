import type { Browser, Page, Request } from '@playwright/test';
import { type Cookies, type Profile, type Vitals, withFreshPage } from './browser';

/** What is asked of every side. */
export type Site = { url: string; cookies: Cookies };

/** One person's visit, ms each: the first, the second with what the first has left, one far down, and what is done. */
export type Visit = {
  first: number;
  second: number;
  deep: number;
  next: number[];
  sort: number[];
  foreseen: number[];
  search: number[];
  /** Of the first load. */
  vitals: Vitals;
  /** By real clicks, in ms to the next frame. */
  slowest: number;
  requests: number;
  scripts: number;
  bytes: { document: number; script: number; stylesheet: number; font: number };
};

const nextPage = 'Next page';
const restMs = 300;
/** Nobody turns a page before they have looked at it. */
const lookMs = 1_000;
const turns = 3;
/** Each of these orders is new to the page, so that nothing comes from a cache. */
const sorts = ['Sort by Status', 'Sort by Status', 'Sort by Created At', 'Sort by Created At'];

type Options = {
  profile: Profile;
  words: readonly string[];
  /** Whether the page makes anything of a pointer that comes near. */
  foresees: boolean;
  /** Whether its script has a search box, and puts other rows in place. */
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
    const acts = options.swaps ? await act(page, options) : { next: [], sort: [], foreseen: [], search: [] };
    const second = await firstRow(page, url);
    const slowest = options.swaps ? await slowestInteraction(page) : 0;
    const deep = await firstRow(page, `${url}?pageNumber=5000`);
    return { first, second, deep, ...acts, vitals, slowest, ...loaded };
  });
}

async function firstRow(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const box = await page.locator('tbody tr').first().boundingBox();
  const size = page.viewportSize();
  if (!box || !size || box.height === 0 || box.y > size.height) throw new Error(`${url}: no row is in sight`);
  return page.evaluate(() => window.bench.firstRow);
}

async function act(page: Page, { words, foresees }: Options) {
  const acts = { next: [] as number[], sort: [] as number[], foreseen: [] as number[], search: [] as number[] };
  for (const label of sorts) acts.sort.push(await swap(page, label));
  for (let turn = 0; turn < turns; turn++) {
    acts.next.push(await swap(page, nextPage));
    await page.waitForTimeout(lookMs);
  }
  for (let turn = 0; foresees && turn < turns; turn++) {
    await comeNear(page);
    acts.foreseen.push(await swap(page, nextPage));
  }
  for (const word of words) {
    const answered = page.evaluate(() => window.bench.answer());
    await page.getByRole('searchbox').fill(word);
    acts.search.push(await answered);
  }
  return acts;
}

/** Clicks and keys as a hand makes them: sort, pages, search. */
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

async function swap(page: Page, label: string): Promise<number> {
  return page.evaluate((name) => window.bench.swap(name), label);
}

/** Brings the pointer to the link and lets it rest there, as a hand does before it clicks. */
async function comeNear(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.locator(`a[aria-label="${nextPage}"]`).hover();
  await page.waitForTimeout(restMs);
}

async function sizesOf(requests: readonly Request[]) {
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      type: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  const sum = (type: string) => sizes.reduce((total, size) => total + (size.type === type ? size.bytes : 0), 0);
  return {
    requests: requests.length,
    scripts: sizes.filter(({ type }) => type === 'script').length,
    bytes: { document: sum('document'), script: sum('script'), stylesheet: sum('stylesheet'), font: sum('font') },
  };
}
