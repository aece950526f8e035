import type { Page } from '@playwright/test';
import type { Fault } from '../support/faults';
import { mark } from '../support/faults';
import { nightly } from '../support/nightly';
import { listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

const line = (page: Page) => page.locator('[data-slot="list-changes"]');

/** Opens a list of golfers whose API calls `tag` marks, and lets it grow older than its five minutes. */
async function openOld(page: Page, tag: string): Promise<void> {
  await page.clock.install();
  await visit(page, `/all-users?q=${tag}`);
  await expect(listOn(page, 'Users').rows).toHaveCount(10);
  await page.clock.fastForward('05:10');
}

async function compare(page: Page): Promise<void> {
  await listOn(page).menu.click();
  await page.getByRole('menuitem', { name: 'Refresh and compare' }).click();
}

/** The first page of the golfers with a row less at its start, one more at its end, and other cells. */
const changed = (tag: string, items: object[]): Fault => ({
  match: tag,
  dropSearch: true,
  patch: [{ path: ['items'], value: items }],
});

for (const width of [1440, 390]) {
  test(`CHG-1 a list older than five minutes marks what a refresh has changed, ${width} px${nightly(width === 390)}`, async ({
    page,
    api,
    fault,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const tag = mark();
    const { items } = await api.listUsers({ pageSize: 11 });
    const [gone, second, ...others] = items;
    const first = await fault(changed(tag, items.slice(0, 10)));
    await openOld(page, tag);
    const rows = page.locator('tr[data-uid]');
    const before = await rows.nth(1).textContent();
    await first.end();
    await fault(changed(tag, [{ ...second, status: 'SUSPENDED', lastName: 'Changed' }, ...others]));
    expect(await rows.nth(1).textContent(), 'nothing changes by itself').toBe(before);
    await compare(page);
    await expect(line(page)).toContainText('1 row new, 1 gone, 2 cells different');
    await expect(line(page)).toHaveRole('status');
    await expect(line(page).getByRole('link')).toHaveAttribute('href', `/all-users/${gone?.uid}`);
    await expect(page.locator('tr[data-change="new"]')).toHaveAttribute('data-uid', String(items.at(-1)?.uid));
    const cells = page.locator(`tr[data-uid="${second?.uid}"] td[data-change="different"]`);
    await expect(cells).toHaveCount(2);
    await expect(cells.first()).toHaveAttribute('title', `Was: ${second?.firstName} ${second?.lastName}`);
    await expect(cells.first()).toHaveAttribute('aria-description', /^Was: /);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await line(page).getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('[data-change]')).toHaveCount(0);
    await expect(line(page)).toBeEmpty();
    await expect(page.locator('[title^="Was: "]')).toHaveCount(0);
  });
}

test('CHG-2 the marks go with the next page of the list', async ({ page, api, fault }) => {
  const tag = mark();
  const { items } = await api.listUsers({ pageSize: 11 });
  const first = await fault(changed(tag, items.slice(0, 10)));
  await openOld(page, tag);
  await first.end();
  await fault(changed(tag, items.slice(1)));
  await compare(page);
  await expect(line(page)).toContainText('1 row new, 1 gone');
  await page.getByRole('link', { name: 'Sort by Name' }).click();
  await expect(line(page)).toBeEmpty();
  await expect(page.locator('[data-change]')).toHaveCount(0);
});

test('CHG-2 a list that has not changed says so, and a young one is not compared @nightly', async ({
  page,
  api,
  fault,
}) => {
  const tag = mark();
  const { items } = await api.listUsers({ pageSize: 10 });
  await fault(changed(tag, items));
  await page.clock.install();
  await visit(page, `/all-users?q=${tag}`);
  await listOn(page).menu.click();
  await expect(page.getByRole('menuitem', { name: /^Refresh/ })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.clock.fastForward('05:10');
  await compare(page);
  await expect(line(page)).toContainText('Nothing has changed');
});

test('CHG-3 a refresh that fails marks nothing, and calls no row gone @nightly', async ({ page, api, fault }) => {
  const tag = mark();
  const { items } = await api.listUsers({ pageSize: 10 });
  const sound = await fault(changed(tag, items));
  await openOld(page, tag);
  await sound.end();
  await fault({ match: tag, answer: { status: 403 } });
  await compare(page);
  await expect(page.getByText('No access').first()).toBeVisible();
  await expect(line(page)).toBeEmpty();
});
