import type { Page } from '@playwright/test';
import { cardOf } from '../support/dashboard';
import { expectQuery, listOn, toasts, untilLive } from '../support/screens';
import { test as base, expect } from '../support/test';
import { expectAsLoaded, expectSameText, visitTranslated } from '../support/translation';

/** `other` is a second page without translation, for comparison. */
const test = base.extend<{ other: Page }>({
  other: async ({ context }, provide) => {
    await provide(await context.newPage());
  },
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'], viewport: { width: 1440, height: 900 } });

const sheet = (page: Page) => page.locator('[data-slot=preview]');
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });

test('WORD-4 after the browser has translated a list, it can be paged, sorted and searched', async ({
  page,
  other,
  keenest,
}) => {
  await visitTranslated(page, '/all-users');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expectQuery(page, '?pageNumber=2');
  await expectAsLoaded(page, other);
  const { sort, search, table } = listOn(page, 'Users');
  await sort('Created at').click();
  await page.waitForURL((url) => url.searchParams.has('sortedBy'));
  await expectAsLoaded(page, other);
  await search.fill(keenest.name);
  await page.waitForURL((url) => url.searchParams.has('q'));
  await expectAsLoaded(page, other);
  await search.fill('zzzz');
  await expect(table).toContainText('No results');
  await search.fill('');
  await page.waitForURL((url) => !url.searchParams.has('q'));
  await expectAsLoaded(page, other);
});

test('WORD-4 on a translated list, removing a filter updates chips, rows and total', async ({ page, other }) => {
  await visitTranslated(page, '/all-users?status=ACTIVE&handicapMin=1&handicapMax=20&pageSize=20');
  const remove = page.getByRole('link', { name: /^Remove/ }).or(page.getByRole('button', { name: /^Remove/ }));
  while ((await remove.count()) > 0) {
    const address = page.url();
    await remove.first().click();
    await page.waitForURL((url) => url.href !== address);
    await expectAsLoaded(page, other);
  }
});

test('WORD-4 on a translated list, rows can be selected, copied and exported, and toasts appear', async ({ page }) => {
  await visitTranslated(page, '/all-users?q=Fraser');
  const bar = page.getByRole('toolbar', { name: 'Selected rows' });
  const boxes = listOn(page, 'Users').rows.getByRole('checkbox');
  for (const at of [0, 1, 2]) {
    await boxes.nth(at).check();
    await expect(bar.getByText(`${at + 1} selected`, { exact: true })).toBeVisible();
  }
  for (const as of ['IDs', 'Links']) {
    await bar.getByRole('button', { name: 'Copy' }).click();
    await page.getByRole('menuitem', { name: as }).click();
  }
  await expect(toasts(page)).not.toHaveCount(0);
  await toasts(page).first().getByRole('button', { name: 'Close' }).click();
  await bar.getByRole('button', { name: 'Clear' }).click();
  await expect(bar).toHaveCount(0);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog', { name: 'Export CSV' });
  await expect(dialog.getByRole('button', { name: 'Done', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('WORD-4 on a translated list, the preview moves on to the next row', async ({ page, other }) => {
  await visitTranslated(page, '/events/friendly-rounds');
  await page
    .getByRole('button', { name: /^Preview / })
    .first()
    .click();
  for (const at of [2, 3]) {
    await sheet(page).getByRole('button', { name: 'Next row' }).click();
    await expect(sheet(page).getByText(`${at} of 10 on this page`, { exact: true })).toBeVisible();
    await expectAsLoaded(page, other, sheet);
  }
  await sheet(page).getByRole('button', { name: 'Close preview' }).click();
  await expect(sheet(page)).toHaveCount(0);
});

test('WORD-4 on a translated page, the search box shows the hits of each new search', async ({ page, other }) => {
  await visitTranslated(page, '/regions');
  await other.goto('/regions');
  await untilLive(other);
  for (const each of [page, other]) {
    await each.keyboard.press('Control+k');
    await expect(palette(each).getByRole('combobox')).toBeFocused();
  }
  for (const words of ['Fr', 'Fraser', 'championship', 'zzzz', 'wales', '/all-users', '']) {
    for (const each of [page, other]) await palette(each).getByRole('combobox').fill(words);
    await expectSameHits(page, other);
  }
});

/** Expects the same text in both search boxes after the search has ended. */
async function expectSameHits(page: Page, other: Page): Promise<void> {
  await expect(palette(other).getByRole('status')).not.toContainText(/searching/i);
  await expectSameText(palette(page), palette(other));
}

test('WORD-4 after the browser has translated a group, its tabs open, even when the group’s name loads after the rows', async ({
  page,
  other,
  where,
  fault,
  bearer,
}) => {
  const address = `/groups/${where.club}`;
  await fault({ match: `search=${where.club}`, bearer, delayMs: 300 });
  await visitTranslated(page, address);
  // Only tabs of this record. The other tabs open lists that are not about the record.
  const tabs = page.locator(`[data-slot=tabs-trigger][href^="${address}"]`);
  for (let at = (await tabs.count()) - 1; at >= 0; at--) {
    await tabs.nth(at).click();
    await expect(tabs.nth(at)).toHaveAttribute('aria-current', 'page');
    await expectAsLoaded(page, other);
  }
});

test('WORD-4 after the browser has translated a round, it shows new scores', async ({
  page,
  other,
  api,
  fault,
  bearer,
}) => {
  const query = { status: 'IN_PROGRESS', scoringFormat: 'STABLEFORD', sortedBy: '-createdAt', pageSize: 1 };
  const { items } = await api.list('admin/friendly-rounds', query);
  const uid = String(items[0]?.uid);
  await page.clock.install();
  await visitTranslated(page, `/events/friendly-rounds/${uid}`);
  const patch = [177, 176].map((value, index) => ({ path: ['items', index, 'points'], value }));
  await fault({ match: `/${uid}/stableford/individual-leaderboard`, bearer, patch });
  await page.clock.fastForward(31_000);
  await expect(page.getByRole('main').getByText('177').first()).toBeVisible();
  await expectAsLoaded(page, other);
});

test('WORD-4 the translated dashboard shows changed numbers, and those of another period', async ({
  page,
  other,
  fault,
  bearer,
}) => {
  await visitTranslated(page, '/?period=custom&from=2025-03-03&to=2025-05-11&interval=week');
  await openTables(page);
  const level = { total: 2345, previousTotal: 1000 };
  await fault({ match: 'overview?from=2025-03-03', bearer, patch: [{ path: ['users'], value: level }] });
  const point = { date: '2025-03-03', count: 999 };
  await fault({ match: 'stats/new-users?from=2024-12-23', bearer, patch: [{ path: ['items', 0], value: point }] });
  await page.getByRole('main').getByRole('link', { name: 'Refresh' }).click();
  await expect(cardOf(page, 'Users').getByText('2,345', { exact: true })).toBeVisible();
  await expectSameFigures(page, other);
  const period = page.getByRole('combobox', { name: 'Period', exact: true });
  await period.selectOption('This month');
  await page.waitForURL(/period=this-month/);
  await expectSameFigures(page, other);
  await page.getByRole('main').getByRole('link', { name: 'Earlier' }).click();
  await page.waitForURL(/period=last-month/);
  await expectSameFigures(page, other);
});

/** Opens the tables of all charts on both pages and expects the same text. */
async function expectSameFigures(page: Page, other: Page): Promise<void> {
  await other.goto(page.url());
  for (const each of [page, other]) {
    await expect(each.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    await openTables(each);
  }
  await expectSameText(page.getByRole('main'), other.getByRole('main'));
}

async function openTables(page: Page): Promise<void> {
  const closed = page.getByRole('main').locator('details:not([open]) > summary');
  while ((await closed.count()) > 0) await closed.first().click();
}

test('WORD-4 on a translated user screen, the link “Next record” works, and a button shows the e-mail address', async ({
  page,
  other,
}) => {
  await visitTranslated(page, '/all-users?sortedBy=-handicap');
  await page.locator('tr[data-uid] a[data-row-link]').first().click();
  for (const at of [2, 3]) {
    await page.getByRole('link', { name: 'Next record' }).click();
    await expect(page.getByRole('navigation', { name: /^Previous and next in / })).toContainText(`${at} of `);
    await expectAsLoaded(page, other);
  }
  await page.getByRole('button', { name: 'Show e-mail' }).click();
  await expect(page.getByRole('main').getByText('@').first()).toBeVisible();
});
