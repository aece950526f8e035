import type { Page } from '@playwright/test';
import { listOn, untilLive } from '../support/screens';
import { expect, test } from '../support/test';

/** Opens a page whose scripts wait until this is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/_next/static/chunks/*.js', (route) => released.then(() => route.continue()));
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // It stands after the content, and keeps keys from then on.
  await page.waitForFunction(() => 'takeEarlyKeys' in window);
  return async () => {
    release();
    await untilLive(page);
  };
}

test('KEY-7 / and what follows it, pressed before scripts run, is in the search of the list', async ({ page }) => {
  const runScripts = await openWithoutScripts(page, '/all-users');
  const { rows, search } = listOn(page, 'Users');
  await page.keyboard.type('/featherstonehaugh');
  await runScripts();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('featherstonehaugh');
  await expect(rows.first()).toContainText('Featherstonehaugh');
});

test('KEY-7 Ctrl+K and what follows it, pressed before scripts run, is in the search of everything', async ({
  page,
}) => {
  const runScripts = await openWithoutScripts(page, '/regions');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('fraser');
  await runScripts();
  const box = page.getByRole('dialog', { name: 'Search everything' }).getByRole('combobox');
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('fraser');
});

test('KEY-7 letters pressed before scripts run are shortcuts in their order', async ({ page }) => {
  const runScripts = await openWithoutScripts(page, '/all-users');
  await page.keyboard.type('jj');
  await runScripts();
  await expect(listOn(page, 'Users').rows.nth(1)).toBeFocused();
});

test('KEY-7 Ctrl+B, pressed before scripts run, closes the sidebar @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const runScripts = await openWithoutScripts(page, '/all-users');
  const sidebar = page.locator('[data-slot=sidebar-wrapper]');
  await expect(sidebar).toHaveAttribute('data-state', 'expanded');
  await page.keyboard.press('Control+b');
  await runScripts();
  await expect(sidebar).toHaveAttribute('data-state', 'collapsed');
});

test('KEY-7 what is typed into a field, or before the pointer goes on, is no shortcut', async ({ page }) => {
  const runScripts = await openWithoutScripts(page, '/all-users');
  const { search } = listOn(page, 'Users');
  await page.keyboard.type('/j');
  await search.click();
  await page.keyboard.type('je');
  await runScripts();
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('je');
});

test.describe('without a session', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('KEY-7 the sign-in screen, which has no shortcuts, keeps no keys @nightly', async ({ page }) => {
    await page.goto('/login');
    await untilLive(page);
    expect(await page.evaluate(() => 'takeEarlyKeys' in window)).toBe(false);
  });
});
