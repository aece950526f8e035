import type { Locator, Page, Request } from '@playwright/test';
import { nightly } from '../support/nightly';
import { listOn, stopClock, untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

const REST_MS = 80;

/** The link of a row, and the requests for its page, whichever way they came about. */
async function rowLink(page: Page, place = 0): Promise<{ link: Locator; asked: Request[]; href: string }> {
  const link = page.locator('a[data-row-link]').nth(place);
  const href = (await link.getAttribute('href')) ?? '';
  const asked: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === href && !request.headers()['next-router-segment-prefetch']) {
      asked.push(request);
    }
  });
  return { link, asked, href };
}

const isAhead = (request: Request) => request.headers().purpose === 'prefetch';
const isData = (href: string) => (url: URL) => url.pathname === href && url.searchParams.has('_rsc');

test('INT-1 the page of a record is fetched when the pointer has rested on its link, and a click needs no more', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/groups?sortedBy=-createdAt');
  await stopClock(page);
  const { link, asked, href } = await rowLink(page);
  await link.hover();
  await page.clock.runFor(REST_MS - 1);
  await page.mouse.move(2, 2);
  await page.clock.runFor(1_000);
  expect(asked, 'a pointer on its way').toHaveLength(0);
  await page.clock.resume();
  const answered = page.waitForResponse(
    (response) => isData(href)(new URL(response.url())) && isAhead(response.request()),
  );
  await link.hover();
  await answered;
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
  expect(asked.map(isAhead)).toEqual([true]);
});

test('INT-1 a page that appears under a pointer at rest fetches nothing before the pointer moves @nightly', async ({
  page,
}) => {
  await page.clock.install();
  await visit(page, '/groups?sortedBy=-createdAt');
  await stopClock(page);
  const under = await rowLink(page);
  await under.link.dispatchEvent('pointerover', { bubbles: true, pointerType: 'mouse' });
  await page.clock.runFor(1_000);
  await page.clock.resume();
  const reached = await rowLink(page, 1);
  await reached.link.hover();
  await expect.poll(() => reached.asked.map(isAhead)).toEqual([true]);
  expect(under.asked).toHaveLength(0);
});

test('INT-1 a press, a touch and the keyboard focus begin the fetch before the click', async ({ page }) => {
  await visit(page, '/groups?pageSize=20');
  const pressed = await rowLink(page, 1);
  await pressed.link.dispatchEvent('pointerdown', { button: 0, bubbles: true, pointerType: 'mouse' });
  await expect.poll(() => pressed.asked.map(isAhead)).toEqual([true]);
  const touched = await rowLink(page, 2);
  await touched.link.dispatchEvent('pointerdown', { button: 0, bubbles: true, pointerType: 'touch' });
  await expect.poll(() => touched.asked.map(isAhead)).toEqual([true]);
  const focused = await rowLink(page, 3);
  await focused.link.focus();
  await expect.poll(() => focused.asked.map(isAhead)).toEqual([true]);
});

test('INT-1 page turns, sorts, tabs, crumbs and the sidebar are fetched ahead too @nightly', async ({
  page,
  group,
}) => {
  await visit(page, `/groups/${group}`);
  const links = [
    page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Groups' }),
    page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Dashboard' }),
    page
      .locator('main')
      .getByRole('link', { name: /^(All|Open list)/ })
      .first(),
  ];
  for (const link of links) {
    const { pathname, search } = new URL((await link.getAttribute('href')) ?? '', page.url());
    const ahead = page.waitForRequest((request) => {
      const url = new URL(request.url());
      url.searchParams.delete('_rsc');
      return url.pathname + url.search === pathname + search && request.resourceType() === 'fetch';
    });
    await link.hover();
    await ahead;
  }
  await visit(page, '/groups');
  const list = listOn(page);
  for (const [link, query] of [
    [list.step('Next'), 'pageNumber=2'],
    [page.getByRole('link', { name: 'Sort by Name' }), 'sortedBy='],
  ] as const) {
    const ahead = page.waitForRequest((request) => request.url().includes(query) && isAhead(request));
    await link.dispatchEvent('pointerdown', { button: 0, bubbles: true });
    await ahead;
  }
});

test('INT-2 nothing is fetched ahead where data is saved, for this page, files, or a click with a modifier', async ({
  page,
}) => {
  await visit(page, '/groups?sortedBy=name');
  const ahead: string[] = [];
  page.on('request', (request) => {
    if (isAhead(request) || request.headers()['next-router-prefetch']) ahead.push(request.url());
  });
  const { link, href } = await rowLink(page);
  const press = (extra: object) => link.dispatchEvent('pointerdown', { bubbles: true, ...extra });
  await press({ button: 0, ctrlKey: true });
  await press({ button: 1 });
  await page.evaluate((elsewhere) => {
    const add = (attributes: Record<string, string>) => {
      const anchor = Object.assign(document.createElement('a'), { textContent: 'x' });
      for (const [name, value] of Object.entries(attributes)) anchor.setAttribute(name, value);
      document.querySelector('main')?.append(anchor);
      anchor.dispatchEvent(new PointerEvent('pointerdown', { button: 0, bubbles: true }));
      anchor.remove();
    };
    add({ href: location.pathname + location.search });
    add({ href: '#main' });
    add({ href: '/api/export/groups' });
    add({ href: elsewhere, download: '' });
    add({ href: elsewhere, target: '_blank' });
    add({ href: 'https://example.org/groups' });
  }, href);
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await press({ button: 0 });
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' }, configurable: true }),
  );
  await press({ button: 0 });
  // What comes last in order: nothing was asked before it.
  await page.evaluate(() => Object.defineProperty(navigator, 'connection', { value: {}, configurable: true }));
  const asked = page.waitForRequest((request) => isData(href)(new URL(request.url())));
  await press({ button: 0 });
  await asked;
  expect(ahead.every((url) => new URL(url).pathname === href)).toBe(true);
  expect(ahead.length).toBeLessThanOrEqual(2);
});

for (const when of ['before the click', 'while a click waits for it'] as const) {
  test(`INT-3 a fetch ahead that is dropped under load ${when} does not break the click${nightly(when === 'before the click')}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 503/);
    await visit(page, '/groups?sortedBy=-name');
    // The route's shape is known from here on: Next fetches data only.
    const known = await rowLink(page, 4);
    await known.link.hover();
    await expect.poll(() => known.asked.length).toBe(1);
    const { link, asked, href } = await rowLink(page, 5);
    let drop = () => {};
    const dropped = new Promise<void>((resolve) => {
      drop = resolve;
    });
    await page.route(isData(href), async (route) => {
      if (!isAhead(route.request())) return route.fallback();
      await dropped;
      await route.fulfill({ status: 503, body: 'busy' });
    });
    await link.hover();
    await expect.poll(() => asked.length).toBe(1);
    if (when === 'before the click') {
      const failed = page.waitForResponse((response) => response.status() === 503);
      drop();
      await (await failed).finished();
      await link.click();
    } else {
      await link.click();
      drop();
    }
    await expect(page).toHaveURL(new RegExp(`${href}$`));
    await untilLive(page);
    await expect(page.locator('main h1')).toBeVisible();
    expect(asked.map(isAhead)).toEqual([true, false]);
    expect(
      asked.every((request) => request.resourceType() === 'fetch'),
      'no page load',
    ).toBe(true);
  });
}

test('INT-3 a click whose page cannot be fetched at all shows what the server says @nightly', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 503/);
  await visit(page, '/groups?sortedBy=membersCount');
  const known = await rowLink(page, 1);
  await known.link.hover();
  await expect.poll(() => known.asked.length).toBe(1);
  const { link, asked, href } = await rowLink(page, 2);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(isData(href), async (route) => {
    await answered;
    await route.fulfill({ status: 503, body: 'busy' });
  });
  await link.hover();
  await expect.poll(() => asked.length).toBe(1);
  await link.click();
  answer();
  await expect.poll(() => asked.some((request) => request.isNavigationRequest())).toBe(true);
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.locator('main h1')).toBeVisible();
});
