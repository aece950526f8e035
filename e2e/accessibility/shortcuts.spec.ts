import type { Locator, Page } from '@playwright/test';
import { expectAccessibleAtNight, expectFocusShown, tabTo } from '../support/accessibility';
import { expectQuery, listOn, untilLive, visit } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 1440, height: 900 } });

const rowsOf = (page: Page, label: string) =>
  page.getByRole('region', { name: label, exact: true }).locator('tbody > tr');
const help = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Expects that the row has the focus and is not covered by the sticky table head. */
async function expectRow(row: Locator): Promise<void> {
  await expect(row).toBeFocused();
  const isInSight = await row.evaluate((node) => {
    const box = node.getBoundingClientRect();
    const table = node.closest('section')?.getBoundingClientRect();
    const head = node.closest('table')?.querySelector('thead')?.getBoundingClientRect();
    return box.top >= (head?.bottom ?? 0) - 1 && box.bottom <= (table?.bottom ?? 0) + 1;
  });
  expect(isInSight, 'the focused row is visible below the head').toBe(true);
}

test('KEY-1 j, k, arrows, Home and End move the focus between the rows, which are one tab stop; Enter opens a row’s record, Space previews it', async ({
  page,
}) => {
  await visit(page, '/all-users?pageSize=50');
  const rows = rowsOf(page, 'Users');
  // The first key press already moves the focus, although it is what loads the shortcuts.
  await press(page, 'j');
  await expectRow(rows.nth(0));
  await expectFocusShown(page);
  await press(page, 'j', 'ArrowDown');
  await expectRow(rows.nth(2));
  await press(page, 'k');
  await expectRow(rows.nth(1));
  await press(page, 'End');
  await expectRow(rows.nth(49));
  await press(page, 'j');
  await expectRow(rows.nth(49));
  for (let row = 48; row > 40; row--) {
    await press(page, 'ArrowUp');
    await expectRow(rows.nth(row));
  }
  await press(page, 'Home');
  await expectRow(rows.nth(0));
  await press(page, 'k', 'j');
  await expectRow(rows.nth(1));

  const link = rows.nth(1).getByRole('link').first();
  await press(page, 'Tab');
  await expect(rows.nth(1).getByRole('checkbox')).toBeFocused();
  await press(page, 'Tab');
  await expect(link).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: 'Rows per page' }), 6);
  await press(page, 'Shift+Tab');
  expect(await rows.nth(1).evaluate((row) => row.contains(document.activeElement))).toBe(true);
  await press(page, 'j');
  await expectRow(rows.nth(2));

  const name = String(await rows.nth(2).getByRole('link').first().textContent());
  const uid = await rows.nth(2).getAttribute('data-uid');
  await press(page, 'Space');
  await expect(page).toHaveURL(`/all-users?pageSize=50&preview=${uid}`);
  // Keys pressed before the shortcuts have loaded work too.
  await visit(page, '/all-users?pageSize=50');
  await press(page, 'j', 'j', 'ArrowDown');
  await expectRow(rows.nth(2));
  await visit(page, '/all-users?pageSize=50');
  await press(page, 'j', 'j', 'ArrowDown', 'Enter');
  await expect(page).toHaveURL(`/all-users/${uid}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test('KEY-2 on a list / focuses the search, f opens the filters, [ and ] turn the pages', async ({ page }) => {
  const list = listOn(page, 'Users');
  await visit(page, '/all-users');
  // Pressed before the shortcuts have loaded, / still focuses the search.
  await press(page, '/');
  await page.keyboard.type('j?f]');
  await expect(list.search).toBeFocused();
  await expect(list.search).toHaveValue('j?f]');
  await expect(help(page)).toHaveCount(0);
  await press(page, 'Escape');
  await visit(page, '/all-users');
  await press(page, 'f');
  const panel = page.getByRole('dialog', { name: 'Filters' });
  await expect(panel.getByRole('combobox')).toBeFocused();
  // Shortcuts do nothing while the filters are open, and Escape closes the filters.
  await press(page, 'g', 'e', ']', 'Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused();
  await press(page, ']');
  await expectQuery(page, '?pageNumber=2');
  await press(page, '[');
  await expectQuery(page, '');
  await press(page, '[');
  await expectQuery(page, '');

  // Without a list, / opens the app's search box.
  await visit(page, '/');
  await press(page, '/');
  await expect(page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox')).toBeFocused();
});

test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('KEY-2 the shortcut e exports the list, and c copies the link of the screen', async ({ page }) => {
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    await visit(page, '/regions?q=shire');
    await press(page, 'j', 'c');
    await expect(page.getByText('Copied to clipboard').first()).toBeVisible();
    expect(new URL(await copied()).search).toBe('?q=shire');
    const download = page.waitForEvent('download');
    await press(page, 'e');
    expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    const dialog = page.getByRole('dialog', { name: 'Export CSV' });
    await expect(dialog).toBeVisible();
    await press(page, 'Escape');
    await expect(dialog).toHaveCount(0);
    await expect(rowsOf(page, 'Regions').nth(0)).toBeFocused();

    // Without a list, c still copies the link, and e does nothing.
    await visit(page, '/');
    await press(page, 'e', 'c');
    await expect.poll(async () => new URL(await copied()).pathname).toBe('/');
    await expect(dialog).toHaveCount(0);
  });
});

test('KEY-3 g followed by a letter opens a screen, a letter without a screen cancels g, and ? shows all shortcuts @axe', async ({
  page,
}) => {
  await visit(page, '/regions');
  await press(page, 'g', 'j');
  await press(page, 'u');
  await expect(page).toHaveURL('/regions');
  // Three letters are enough here: lib/search/screens.test.ts checks the letter of every screen.
  for (const [key, address] of [
    ['d', '/'],
    ['p', '/now-playing'],
    ['n', '/regions'],
  ] as const) {
    await press(page, 'g', key);
    await expect(page).toHaveURL(address);
    await expect(page.locator('main h1').first()).toBeVisible();
  }

  await untilLive(page);
  await press(page, 'j');
  await expect(rowsOf(page, 'Regions').nth(0)).toBeFocused();
  await press(page, '?');
  for (const group of ['In a table', 'On a list', 'On a record opened from a list', 'Everywhere', 'Go to'])
    await expect(help(page).getByRole('heading', { name: group })).toBeVisible();
  for (const label of ['Dashboard', 'BO Admins', 'All Regions'])
    await expect(help(page).getByText(label, { exact: true })).toBeVisible();
  await expectAccessibleAtNight(page);
  // Shortcuts do nothing while a dialog is open.
  await press(page, 'g', 'u', 'j', 'Escape');
  await expect(help(page)).toHaveCount(0);
  await expect(page).toHaveURL('/regions');
  await expect(rowsOf(page, 'Regions').nth(0)).toBeFocused();
});

test('KEY-4 shortcuts do nothing with modifier keys or in menus, and can be turned off for this browser in the account menu @nightly', async ({
  page,
  context,
}) => {
  await visit(page, '/regions');
  await press(page, 'Alt+j', 'Control+j', 'Shift+J');
  await press(page, 'g', 'Control+Shift', 'u');
  await expect(page).toHaveURL('/all-users');
  await visit(page, '/regions');
  const account = page.getByRole('button', { name: /^Account of/ });
  await account.press('Enter');
  const option = page.getByRole('menuitemcheckbox', { name: 'Single-key shortcuts' });
  await expect(option).toBeChecked();
  await press(page, 'g', 'e', '?');
  await expect(page).toHaveURL('/regions');
  await option.focus();
  await press(page, 'Enter');
  await expect(option).not.toBeChecked();
  const kept = (await context.cookies()).find(({ name }) => name === 'shortcuts');
  expect(kept?.value).toBe('off');
  expect(Math.abs((kept?.expires ?? 0) - Date.now() / 1000 - 31_536_000)).toBeLessThan(60);
  await press(page, 'Escape');
  await expect(account).toBeFocused();

  await visit(page, '/countries');
  await press(page, 'g', 'u', '/', 'j', '?');
  await tabTo(page, rowsOf(page, 'Countries').nth(0));
  await press(page, 'ArrowDown', ']', 'j');
  await expect(rowsOf(page, 'Countries').nth(1)).toBeFocused();
  await expect(page).toHaveURL('/countries');
  await press(page, 'Control+k');
  const box = page.getByRole('dialog', { name: 'Search everything' });
  await expect(box.getByRole('combobox')).toBeFocused();
  await expect(box.getByText('g u', { exact: true })).toHaveCount(0);
  await page.keyboard.type('keyboard');
  await press(page, 'Enter');
  await expect(help(page)).toBeVisible();
  await tabTo(page, help(page).getByRole('checkbox'), 3);
  await press(page, 'Space', 'Escape');
  await expect(help(page)).toHaveCount(0);
  await press(page, 'g', 'u');
  await expect(page).toHaveURL('/all-users');
});

test('KEY-4 shortcuts do nothing while the user composes a character, as for Japanese', async ({ page }) => {
  await visit(page, '/regions');
  await press(page, 'j');
  await expect(rowsOf(page, 'Regions').nth(0)).toBeFocused();
  await page.evaluate(() => {
    for (const composing of [{ isComposing: true }, { keyCode: 229 }])
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true, ...composing }));
  });
  await expect(rowsOf(page, 'Regions').nth(0)).toBeFocused();
});

test('KEY-5 Tab reaches the search of a list with at most three presses, and the list’s first row with at most four', async ({
  page,
  where,
}) => {
  const address = `/groups/${where.group}/members`;
  await visit(page, address);
  await tabTo(page, page.getByRole('link', { name: 'Skip to search' }), 2);
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeInViewport();
  await press(page, 'Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await visit(page, address);
  await tabTo(page, page.getByRole('link', { name: 'Skip to rows' }), 3);
  await press(page, 'Enter');
  await expect(rowsOf(page, 'Members').nth(0)).toBeFocused();
  await expect(page).toHaveURL(address);
  await page.goto('/');
  await untilLive(page);
  await expect(page.getByRole('link', { name: 'Skip to rows' })).toHaveCount(0);
});

test('KEY-1 on a record’s screen with several tables, keys move the focus only within the current table @nightly', async ({
  page,
  keenest,
}) => {
  await visit(page, `/all-users/${keenest.uid}`);
  const tables = page.locator('main [data-slot=table-container]:has(tr[data-uid])');
  const [first, second] = [tables.nth(0).locator('tbody > tr'), tables.nth(1).locator('tbody > tr')];
  await press(page, 'j');
  await expect(first.nth(0)).toBeFocused();
  await press(page, 'End', 'j');
  await expect(first.last()).toBeFocused();
  await tabTo(page, second.nth(0), 12);
  await press(page, 'ArrowDown');
  await expect(second.nth(1)).toBeFocused();
});
