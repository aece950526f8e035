import type { Locator, Page, Request } from '@playwright/test';
import { stopClock, visit } from '../support/screens';
import { expect, test } from '../support/test';

const REST_MS = 80;

/** The link of the row with this index, its URL, and the requests for that URL. */
async function rowLink(page: Page, index = 0): Promise<{ link: Locator; requests: Request[]; href: string }> {
  const link = page.locator('a[data-row-link]').nth(index);
  const href = (await link.getAttribute('href')) ?? '';
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === href && !request.headers()['next-router-segment-prefetch']) {
      requests.push(request);
    }
  });
  return { link, requests, href };
}

const isData = (href: string) => (url: URL) => url.pathname === href && url.searchParams.has('_rsc');

test('INT-1 a link is prefetched when the pointer rests on it, so that a click sends no request', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/all-users?sortedBy=-createdAt');
  await stopClock(page);
  const { link, requests, href } = await rowLink(page);
  await link.hover();
  await page.clock.runFor(REST_MS - 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  expect(requests, 'requests after the pointer only crossed the link').toHaveLength(0);
  await page.clock.resume();
  await link.hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  const before = requests.length;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
  expect(requests.length, 'requests after the click').toBe(before);
});

test('INT-1 a link that has the keyboard focus is prefetched', async ({ page }) => {
  await visit(page, '/all-users?pageSize=20');
  const { link, requests } = await rowLink(page, 3);
  await link.focus();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('INT-2 nothing is prefetched on a slow connection, or with the browser’s data saver', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/all-users?sortedBy=name');
  await stopClock(page);
  const { link, requests } = await rowLink(page);
  const rest = async (target: Locator) => {
    await page.mouse.move(2, 2);
    await target.hover();
    await page.clock.runFor(1_000);
  };
  for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
    await page.evaluate(
      (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
      connection,
    );
    await rest(link);
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {}, configurable: true }));
  expect(requests).toHaveLength(0);
  // On a normal connection the same link is prefetched, so it was the slow connection that prevented it above.
  await page.clock.resume();
  await page.mouse.move(2, 2);
  await link.hover();
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('INT-3 a prefetch that fails while a click waits for it does not prevent the navigation', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await visit(page, '/all-users?sortedBy=-name');
  // Prefetches another user first, so that the router knows the route and sends one request for the next user.
  const known = await rowLink(page, 4);
  await known.link.hover();
  await expect.poll(() => known.requests.length).toBeGreaterThan(0);
  const { link, requests, href } = await rowLink(page, 5);
  const { promise: clicked, resolve: drop } = Promise.withResolvers<void>();
  let isFirst = true;
  await page.route(isData(href), async (route) => {
    if (!isFirst) return route.fallback();
    isFirst = false;
    await clicked;
    await route.fulfill({ status: 503, body: 'busy' });
  });
  await link.hover();
  await expect.poll(() => requests.length).toBe(1);
  await link.click();
  drop();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
});

test('INT-3 if the router cannot fetch a page, a click loads it as a whole document @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await visit(page, '/all-users?sortedBy=handicap');
  const { link, requests, href } = await rowLink(page, 2);
  await page.route(isData(href), (route) => route.fulfill({ status: 503, body: 'busy' }));
  await link.click();
  await expect.poll(() => requests.some((request) => request.isNavigationRequest())).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
});
