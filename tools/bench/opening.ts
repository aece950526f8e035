import type { Browser } from '@playwright/test';
import { type Profile, withFreshPage } from './browser';
import type { Opening } from './record-pages';
import type { Site } from './visit';

/** ms of opening one record: by its address, from its list, there after the pointer rested, and back to the list. */
export type Opened = { first: number; click: number; rested: number; back: number };

export type OpeningPlace = {
  /** The list, and the link to the record on it: the first one, and another. */
  list: string;
  links: readonly [clicked: string, rested: string];
};

const restMs = 300;

/** Where the app opens each record from. The dashboard is opened twice: from two lists. */
export const appPlaces: Readonly<Record<Opening, OpeningPlace>> = {
  golfer: rows('/all-users'),
  group: rows('/groups'),
  event: rows('/events?status=COMPLETED'),
  round: rows('/events/friendly-rounds?status=COMPLETED&scoringFormat=STABLEFORD'),
  dashboard: { list: '/all-users', links: ['[role=complementary] a[href="/"]', '[role=complementary] a[href="/"]'] },
};

export const swapPlace = (kind: Opening): OpeningPlace =>
  kind === 'dashboard'
    ? { list: '/record/dashboard', links: ['a[data-row-link]', 'a[data-row-link]'] }
    : rows(`/record/${kind}`);

function rows(list: string): OpeningPlace {
  return { list, links: ['tr:nth-child(2) a[data-row-link]', 'tr:nth-child(3) a[data-row-link]'] };
}

/** Each step on a page of its own, so that nothing is kept from the one before it. */
export async function measureOpening(
  browser: Browser,
  { url, cookies }: Site,
  { profile, place }: { profile: Profile; place: OpeningPlace },
): Promise<Opened> {
  const { origin } = new URL(url);
  const onList = <T>(measure: (page: Parameters<Parameters<typeof withFreshPage<T>>[2]>[0]) => Promise<T>) =>
    withFreshPage(browser, { cookies, profile }, async (page) => {
      await page.goto(origin + place.list, { waitUntil: 'networkidle' });
      return measure(page);
    });
  const [clicked, rested] = place.links;
  const { click, back, address } = await onList(async (page) => {
    const address = await page.locator(clicked).first().getAttribute('href');
    const click = await page.evaluate((selector) => window.bench.open(selector), clicked);
    await page.waitForLoadState('networkidle');
    return { click, back: await page.evaluate(() => window.bench.back()), address };
  });
  const afterRest = await onList(async (page) => {
    await page.mouse.move(0, 0);
    await page.locator(rested).first().hover();
    await page.waitForTimeout(restMs);
    return page.evaluate((selector) => window.bench.open(selector), rested);
  });
  const first = await withFreshPage(browser, { cookies, profile }, async (page) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    return page.evaluate(() => window.bench.firstPart);
  });
  return { first, click, rested: afterRest, back };
}
