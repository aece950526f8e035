import type { Locator, Page } from '@playwright/test';
import { staff } from '../../tools/testing/browser.mjs';
import { tabTo } from '../support/accessibility';
import { readDownload } from '../support/exports';
import { listOn, untilLive } from '../support/screens';
import { expect, test } from '../support/test';

/**
 * Each test opens one URL and then does everyday work through `page.keyboard` alone. A pointer event would write an
 * error to the console, which fails the test.
 */
test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('A pointer was used'), true);
  });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const rowsOf = (page: Page, label: string) =>
  page.getByRole('region', { name: label, exact: true }).locator('tbody > tr');
const box = (page: Page) => page.getByRole('dialog', { name: 'Search everything' });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

async function start(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilLive(page);
}

/** Presses Tab until the target has the focus, then presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await press(page, 'Enter');
}

/** Types the text into the search box and opens the best match. */
async function openRecord(page: Page, text: string, title: string | RegExp): Promise<void> {
  await press(page, 'Control+k');
  await expect(box(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(box(page).getByRole('group', { name: 'Best match' }).getByRole('option').first()).toBeVisible();
  await expect(box(page).getByRole('status')).not.toContainText('earching');
  await press(page, 'Enter');
  await expect(box(page)).toHaveCount(0);
  await expect(heading(page)).toContainText(title);
  await expect(heading(page)).toBeFocused();
}

/** Moves the focus to the row with this index. */
async function goToRow(page: Page, rows: Locator, place: number): Promise<void> {
  await press(page, 'j');
  await expect(rows.first()).toBeFocused();
  for (let row = 0; row < place; row++) await press(page, 'ArrowDown');
  await expect(rows.nth(place)).toBeFocused();
}

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('KEY-6 by keyboard alone a person signs in, finds a user, opens a round’s tee, winner and scorecard, and logs out @nightly', async ({
    page,
    keenest,
  }) => {
    await start(page, '/login');
    await tabTo(page, page.getByLabel('E-mail'));
    await page.keyboard.type(staff.email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(staff.password);
    await press(page, 'Enter');
    await expect(heading(page)).toHaveText('Dashboard');
    await untilLive(page);

    await openRecord(page, keenest.name, keenest.name);
    await enter(page, page.getByRole('button', { name: 'Show e-mail' }));
    await expect(page.getByRole('button', { name: 'Copy e-mail' })).toBeVisible();
    const rounds = page.getByRole('navigation', { name: 'User' }).getByRole('link', { name: /^Friendly rounds/ });
    await press(page, 'g', 'u');
    await expect(heading(page)).toContainText('All Users');
    await press(page, '/');
    await page.keyboard.type('featherstonehaugh siob');
    await expect(rowsOf(page, 'Users')).toHaveCount(1);
    await tabTo(page, rowsOf(page, 'Users').first());
    await press(page, 'Enter');
    await expect(heading(page)).toContainText(keenest.name);
    await enter(page, rounds);
    await expect(page.getByRole('heading', { level: 2, name: /^User Friendly Rounds/ })).toBeVisible();

    const rows = rowsOf(page, 'Friendly rounds');
    await expect(rows).toHaveCount(10);
    const won = await rows.evaluateAll((all) =>
      all.findIndex((row) => row.querySelector('td[data-label=Winner] button[aria-haspopup=dialog]')),
    );
    expect(won, 'a round on the first page has a winner').toBeGreaterThanOrEqual(0);
    await goToRow(page, rows, won);
    for (const [cell, dialog] of [
      [3, 'Tee Information'],
      [10, 'Round Winner'],
    ] as const) {
      const button = rows.nth(won).getByRole('cell').nth(cell).locator('button[aria-haspopup=dialog]');
      await enter(page, button);
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await press(page, 'Escape');
      await expect(page.getByRole('dialog', { name: dialog })).toHaveCount(0);
      await expect(button).toBeFocused();
    }
    await press(page, 'Home');
    for (let row = 0; row < won; row++) await press(page, 'j');
    await expect(rows.nth(won)).toBeFocused();
    await press(page, 'Enter');
    await expect(page.getByRole('region', { name: /^(Cards|Match)$/ })).toContainText(keenest.name);

    await press(page, 'Control+k');
    await expect(box(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('log out');
    await expect(box(page).getByRole('option', { selected: true })).toHaveText('Log out');
    await press(page, 'Enter');
    await expect(page).toHaveURL('/login');
  });
});

test('KEY-6 by keyboard alone a person sorts, filters, pages, resizes, rearranges and exports a list', async ({
  page,
}) => {
  const list = listOn(page, 'Users');
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await start(page, '/');
  await press(page, 'g', 'u');
  await expect(heading(page)).toContainText('All Users');
  await enter(page, list.sort('Country'));
  await expect.poll(query).toEqual({ sortedBy: 'country' });

  await press(page, 'f');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('stat');
  await press(page, 'Enter');
  await expect(panel.getByRole('combobox', { name: 'Find in status' })).toBeFocused();
  await page.keyboard.type('susp');
  await expect(panel.getByRole('option', { name: /^Suspended/ })).toHaveAttribute('aria-selected', 'true');
  await press(page, 'Enter');
  await expect.poll(query).toEqual({ sortedBy: 'country', status: 'SUSPENDED' });
  await press(page, 'Escape');
  await enter(page, page.getByRole('link', { name: 'Remove filter Status' }));
  await expect.poll(query).toEqual({ sortedBy: 'country' });
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();

  await press(page, ']');
  await expect.poll(query).toEqual({ sortedBy: 'country', pageNumber: '2' });
  await expect(list.pageOf).toHaveText(/^Page 2 of/);
  await press(page, '[');
  await expect.poll(query).toEqual({ sortedBy: 'country' });
  await expect(list.pageOf).toHaveText(/^Page 1 of/);
  await tabTo(page, list.size);
  await press(page, 'ArrowDown');
  await expect.poll(query).toEqual({ sortedBy: 'country', pageSize: '20' });
  await expect(list.rows).toHaveCount(20);

  // In a select, typed characters choose an option.
  await press(page, 'Tab');
  await press(page, '/');
  await expect(list.search).toBeFocused();
  await page.keyboard.type('feather');
  await expect.poll(query).toMatchObject({ q: 'feather' });
  await enter(page, list.menu);
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  await press(page, 'ArrowRight');
  await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.type('reg');
  await expect(page.getByRole('menuitemcheckbox', { name: 'Region' })).toBeFocused();
  await press(page, 'Enter');
  await expect(list.heads.filter({ hasText: 'Region' })).toHaveCount(0);
  await press(page, 'Escape');
  await expect(list.menu).toBeFocused();

  await expect(list.table).toHaveAttribute('aria-busy', 'false');
  const total = await list.rows.count();
  await press(page, 'Enter');
  await expect(page.getByRole('menuitem', { name: /^Columns/ })).toBeFocused();
  const downloading = page.waitForEvent('download');
  await page.keyboard.type('exp');
  await expect(page.getByRole('menuitem', { name: /^Export CSV/ })).toBeFocused();
  await press(page, 'Enter');
  expect((await readDownload(await downloading)).rows).toHaveLength(total);
  await enter(page, page.getByRole('dialog', { name: 'Export CSV' }).getByRole('button', { name: 'Done' }));
  await expect(list.menu).toBeFocused();
});
