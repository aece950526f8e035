import type { Browser, Page } from '@playwright/test';
import { type Note, type Site, withFreshPage } from './browser';
import { restMs } from './visit';

/**
 * The list from which a record is opened, and links to two records: one is clicked at once, the other after hovering.
 */
type Place = { list: string; links: readonly [clicked: string, rested: string] };

const rows = (list: string): Place => ({
  list,
  links: ['tr:nth-child(2) a[data-row-link]', 'tr:nth-child(3) a[data-row-link]'],
});
const dashboard = '[role=complementary] a[href="/"]';

const places: Readonly<Record<string, Place>> = {
  user: rows('/all-users'),
  group: rows('/groups'),
  event: rows('/events?status=COMPLETED'),
  round: rows('/events/friendly-rounds?status=COMPLETED&scoringFormat=STABLEFORD'),
  dashboard: { list: '/all-users', links: [dashboard, dashboard] },
};

export const openings = Object.keys(places);

/**
 * Measures opening a record by its URL, by a click in its list, and by a click after hovering, and going back to the
 * list. Each measurement uses a new page, so that nothing is cached.
 */
export async function measureOpening(browser: Browser, site: Site, kind: string, note: Note): Promise<void> {
  const { origin } = new URL(site.url);
  const { list, links } = places[kind] ?? rows('/all-users');
  const [clicked, rested] = links;
  const onList = <T>(measure: (page: Page) => Promise<T>) =>
    withFreshPage(browser, site, 'usual', async (page) => {
      await page.goto(origin + list, { waitUntil: 'networkidle' });
      return measure(page);
    });
  const open = (page: Page, link: string) => page.evaluate((selector) => window.bench.open(selector), link);
  const address = await onList(async (page) => {
    const address = await page.locator(clicked).first().getAttribute('href');
    note(`${kind} click`, await open(page, clicked));
    await page.waitForLoadState('networkidle');
    note(`${kind} back`, await page.evaluate(() => window.bench.back()));
    return address;
  });
  await onList(async (page) => {
    await page.mouse.move(0, 0);
    await page.locator(rested).first().hover();
    await page.waitForTimeout(restMs);
    note(`${kind} rested`, await open(page, rested));
  });
  await withFreshPage(browser, site, 'usual', async (page) => {
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    note(`${kind} first`, await page.evaluate(() => window.bench.firstPart));
  });
}
