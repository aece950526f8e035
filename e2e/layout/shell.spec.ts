import type { Page } from '@playwright/test';
import { staff } from '../../tools/testing/browser.mjs';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });

test.use({ viewport: { width: 1440, height: 900 } });

async function pageWidth(page: Page): Promise<number | undefined> {
  return (await page.getByRole('main').boundingBox())?.width;
}

test('LAY-1 LAY-7 every screen has sidebar, header and toast area', async ({ page, keenest }) => {
  for (const address of ['/', `/all-users/${keenest.uid}`]) {
    await visit(page, address);
    await expect(sidebar(page)).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  }
});

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('LAY-1 LAY-7 the three screens that need no sign-in have the toast area, but no sidebar, header or padding', async ({
    page,
  }) => {
    for (const address of ['/login', '/forgot-password', '/reset-password']) {
      await visit(page, address);
      await expect(sidebar(page)).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
      expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, y: 0 });
    }
  });
});

test('LAY-2 LAY-6 the sidebar has title, subtitle, Dashboard and navigation, and the user menu at the bottom', async ({
  page,
}) => {
  await visit(page, '/all-users');
  const bar = sidebar(page);
  await expect(bar.getByText('Fairway', { exact: true })).toBeVisible();
  await expect(bar.getByText('Back Office App', { exact: true })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Fairway Back Office App', exact: true })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/');
  const account = bar.getByRole('button', { name: `Account of ${staff.email}` });
  await expect(account).toContainText(staff.email);
  const [bottom, barBottom] = [await account.boundingBox(), await bar.boundingBox()].map(
    (box) => (box?.y ?? 0) + (box?.height ?? 0),
  );
  expect(barBottom).toBe(900);
  expect(bottom).toBeGreaterThan(840);
  await account.click();
  await expect(
    page.getByRole('menu', { name: 'Account' }).getByRole('menuitem', { name: 'Log out', exact: true }),
  ).toBeVisible();
});

test('LAY-3 LAY-4 a button and a shortcut expand and collapse the sidebar; it is 260 px wide, or 64 px when collapsed', async ({
  page,
}) => {
  await visit(page, '/all-users');
  await expect.poll(() => pageWidth(page)).toBe(1440 - 260);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();
  await expect.poll(() => pageWidth(page)).toBe(1440 - 48 - 16);
  await expect(sidebar(page).getByText('Manage')).toBeHidden();
  for (const [key, width] of [
    ['Control+b', 1180],
    ['Meta+b', 1376],
    ['Control+B', 1180],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => pageWidth(page), key).toBe(width);
  }
});

test('LAY-4 at 768 px the sidebar is open until the user closes it, and a cookie keeps its state for 7 days @nightly', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 768, height: 768 });
  await visit(page, '/all-users');
  await expect.poll(() => pageWidth(page)).toBe(768 - 260);
  expect(
    (
      await sidebar(page)
        .getByRole('link', { name: /^Fairway/ })
        .boundingBox()
    )?.width,
  ).toBe(16 * 16);
  await page.keyboard.press('Control+b');
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
  await visit(page, '/all-users');
  await expect.poll(() => pageWidth(page)).toBe(768 - 48 - 16);
  await page.keyboard.press('Control+b');
  await visit(page, '/');
  await expect.poll(() => pageWidth(page)).toBe(768 - 260);
});

test('LAY-3 LAY-4 on mobile the page takes the whole width, and the sidebar slides over it @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 844 });
  await visit(page, '/all-users');
  await expect.poll(() => pageWidth(page)).toBe(767);
  await page.setViewportSize({ width: 390, height: 844 });
  // On a small screen the sidebar is a dialog and the rest of the page is inert.
  const bar = page.getByRole('dialog', { name: 'Sidebar' });
  const button = page.getByRole('button', { name: 'Open sidebar' });
  await expect(sidebar(page)).toBeHidden();
  await expect.poll(() => pageWidth(page)).toBe(390);
  await button.click();
  await expect.poll(async () => (await bar.boundingBox())?.width).toBeCloseTo(18 * 16);
  expect((await page.locator('main').boundingBox())?.width).toBe(390);
  await expect(bar.getByText('Manage')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('Control+b');
  await bar.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await bar.getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(bar).toBeHidden();
});

test('LAY-9 a printed page has no sidebar or header, and light colours even in the dark theme', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: String(baseURL) }]);
  await visit(page, '/all-users');
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  expect(await scheme()).toBe('dark');
  await page.emulateMedia({ media: 'print' });
  expect(await scheme()).toBe('light');
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect.poll(() => pageWidth(page)).toBe(1440);
});
