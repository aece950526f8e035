import type { Page } from '@playwright/test';
import { listOn, visit } from '../support/screens';
import { expect, test } from '../support/test';

// React also logs a crash to the console.
test.use({ expectedErrors: [/./] });

/** Blocks the app's scripts until the test calls the returned function. */
async function loseScripts(page: Page): Promise<() => Promise<void>> {
  await page.route('**/_next/static/**/*.js', (route) => route.abort());
  return () => page.unroute('**/_next/static/**/*.js');
}

const panel = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: 'Something went wrong' }) });

test('ERR-2 a crashed screen shows “Navigation error occurred”, and the sidebar stays', async ({ page }) => {
  await visit(page, '/compare');
  const recover = await loseScripts(page);
  await page.getByRole('complementary', { name: 'Sidebar' }).locator('summary', { hasText: 'Users' }).click();
  await page.getByRole('link', { name: 'All Users' }).click();
  await expect(panel(page)).toContainText('Navigation error occurred');
  await expect(panel(page)).toContainText(/Failed to load|Loading chunk/);
  await expect(page.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  await recover();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
});

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('ERR-2 a crashed screen outside the shell shows “An error occurred in the application” @nightly', async ({
    page,
  }) => {
    await visit(page, '/forgot-password');
    const recover = await loseScripts(page);
    await page.getByRole('link', { name: 'Back to sign in' }).click();
    await expect(panel(page)).toContainText('An error occurred in the application');
    await recover();
    await panel(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

test('ERR-2 a crash in the root layout shows “Critical application error” @nightly', async ({ page }) => {
  await visit(page, '/all-users');
  // Breaks a browser function that the toaster calls, so that the root layout crashes.
  await page.evaluate(() => {
    window.getComputedStyle = () => {
      throw new Error('The styles are gone');
    };
  });
  await page.getByRole('button', { name: 'Copy user ID' }).first().click();
  await expect(panel(page)).toContainText('Critical application error');
  await expect(panel(page)).toContainText('The styles are gone');
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
});

test('ERR-2 a sign-in form from before an update still signs in with the typed account and password', async ({
  browser,
}) => {
  const page = await browser.newPage({ storageState: { cookies: [], origins: [] } });
  await visit(page, '/login?from=%2Fgroups');
  await page.route('**/login*', (route) => {
    const headers = route.request().headers();
    if ('next-action' in headers) headers['next-action'] = `60${'0'.repeat(40)}`;
    return route.continue({ headers });
  });
  await page.getByLabel('E-mail').fill('staff@fairway.test');
  await page.getByLabel('Password', { exact: true }).fill('Sandbox-Only-1');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/groups');
});

test('ERR-2 a menu whose script was removed by an update says that the app was updated', async ({ page }) => {
  await visit(page, '/all-users');
  await page.route(/_next\/static\/.*\.js/, (route) => route.fulfill({ status: 404 }));
  await listOn(page, 'Users').menu.click();
  const message = page.getByRole('region', { name: 'Notifications' });
  await expect(message).toContainText('Fairway has been updated since you opened this page.');
  await page.unrouteAll();
});
