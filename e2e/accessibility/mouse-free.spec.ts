import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/accessibility';
import { readDownload } from '../support/exports';
import { listOn, untilLive } from '../support/screens';
import { expect, test } from '../support/test';

/** After one URL, only `page.keyboard` works here: a pointer event would write an error to the console and so fail. */
test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => console.error('A pointer was used'), true);
  });
});

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Presses Tab until the target has the focus, then presses Enter. */
async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await press(page, 'Enter');
}

test('KEY-6 by keyboard alone a person sorts, filters, pages, resizes, rearranges and exports a list', async ({
  page,
}) => {
  const list = listOn(page, 'Users');
  const query = () => Object.fromEntries(new URL(page.url()).searchParams);
  await page.goto('/');
  await untilLive(page);
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
