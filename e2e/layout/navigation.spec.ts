import type { Page } from '@playwright/test';
import { staff } from '../../tools/testing/browser.mjs';
import type { Api, NamedUser } from '../support/api';
import { roundsAddress, visit } from '../support/screens';
import { expect, test } from '../support/test';

/** One of the ten users created first. */
async function findEarlyUser(api: Api, place: number): Promise<NamedUser> {
  const { items } = await api.listUsers({ sortedBy: 'createdAt', pageSize: 10 });
  const user = items[place];
  if (!user) throw new Error(`There are only ${items.length} users`);
  return { uid: user.uid, name: `${user.firstName} ${user.lastName}` };
}

test.use({ viewport: { width: 1440, height: 900 } });

const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Sidebar' });
const trail = (page: Page) => page.getByRole('navigation', { name: 'Breadcrumb' });
const group = (page: Page, name: string) =>
  sidebar(page)
    .getByRole('group')
    .filter({ has: page.locator('summary', { hasText: name }) });

test.describe(() => {
  test.use({ expectedErrors: [/status of 404/] });

  const links = {
    Users: { 'All Users': '/all-users', 'BO Admins': '/admin-users' },
    Groups: { 'All groups': '/groups', 'Group members': '/group-members' },
    Events: {
      'All Events': '/events',
      'Events Courses': '/events/event-courses',
      'Friendly rounds': '/events/friendly-rounds',
      'Event Rounds': '/events/event-rounds',
      'Now playing': '/now-playing',
    },
    Locations: { 'All Countries': '/countries', 'All Regions': '/regions' },
  };

  test('LAY-5 the section “Manage” of the sidebar has its four groups with their links', async ({ page }) => {
    await visit(page, '/compare');
    await expect(sidebar(page).getByText('Manage', { exact: true })).toBeVisible();
    await expect(sidebar(page).locator('summary')).toHaveText(Object.keys(links));
    for (const [name, targets] of Object.entries(links)) {
      await expect(group(page, name).getByRole('link')).toHaveCount(0);
      await group(page, name).locator('summary').click();
      await expect(group(page, name).getByRole('link')).toHaveText(Object.keys(targets));
      for (const [label, href] of Object.entries(targets)) {
        await expect(group(page, name).getByRole('link', { name: label })).toHaveAttribute('href', href);
      }
    }
  });
});

test.describe(() => {
  test.use({ viewport: { width: 1024, height: 768 } });

  const icon = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true });
  const menu = (page: Page, name: string) => sidebar(page).getByRole('list', { name, exact: true });

  test.beforeEach(async ({ context, baseURL }) => {
    await context.addCookies([{ name: 'sidebar_state', value: 'false', url: String(baseURL) }]);
  });

  test('LAY-5 in the collapsed sidebar, keys open a menu, move through it and close it', async ({ page }) => {
    await visit(page, '/compare');
    const users = icon(page, 'Users');
    await users.focus();
    await page.keyboard.press('Enter');
    await expect(menu(page, 'Users')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(menu(page, 'Users').getByRole('link', { name: 'All Users' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page, 'Users')).toBeHidden();
    await expect(users).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(menu(page, 'Users').getByRole('link', { name: 'BO Admins' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin-users');
    await expect(menu(page, 'Users')).toBeHidden();
  });
});

test('LAY-6 the avatar comes from this app’s own origin, and no URL contains the e-mail address', async ({
  page,
  baseURL,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURIComponent(request.url())));
  await visit(page, '/compare');
  const picture = sidebar(page).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(requested.filter((url) => new URL(url).origin !== baseURL)).toEqual([]);
  expect(requested.filter((url) => url.includes(staff.email))).toEqual([]);
  const drawn = await page.request.get('/api/avatar');
  expect(drawn.headers()['content-type']).toBe('image/svg+xml; charset=utf-8');
  expect(await drawn.text()).not.toContain(staff.email);
});

test.describe(() => {
  test.use({ expectedErrors: [/api\/avatar/] });

  test('LAY-6 an avatar that fails to load is replaced by initials', async ({ page }) => {
    await page.route('**/api/avatar', (route) => route.abort());
    await visit(page, '/compare');
    await expect(sidebar(page).getByText('S', { exact: true })).toBeVisible();
    await expect(sidebar(page).locator('img')).toHaveCount(0);
  });
});

test('CRUMB-1 CRUMB-2 the breadcrumbs are the current screen, as text, and the screens above it, as links that need no page load', async ({
  page,
  keenest,
}) => {
  await visit(page, roundsAddress(keenest));
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await expect(trail(page).getByRole('listitem').filter({ hasText: /./ })).toHaveText(
    ['All Users', keenest.name, 'User Friendly Rounds'],
    { useInnerText: true },
  );
  await expect(trail(page).getByRole('link')).toHaveText(['All Users', keenest.name], { useInnerText: true });
  await expect(trail(page).locator('[aria-current=page]')).toHaveText('User Friendly Rounds');
  await trail(page).getByRole('link', { name: keenest.name, exact: true }).click();
  await expect(page.getByRole('heading', { name: keenest.name })).toBeVisible();
  await expect(trail(page).locator('[aria-current]')).toHaveText(keenest.name);
  await expect(trail(page).getByRole('link')).toHaveText(['All Users']);
  await trail(page).getByRole('link', { name: 'All Users' }).click();
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await expect(trail(page).getByRole('link')).toHaveCount(0);
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('CRUMB-3 breadcrumb, title and page share one API call for the record', async ({ page, api, fault, bearer }) => {
  const user = await findEarlyUser(api, 0);
  const watch = await fault({ match: `search=${user.uid}`, bearer });
  await visit(page, `/all-users/${user.uid}`);
  await expect(trail(page).locator('[aria-current]')).toHaveText(user.name);
  expect((await watch.seen()).filter(({ url }) => url.includes('/admin/users?'))).toHaveLength(1);
});

test('CRUMB-3 on a phone a long name in the breadcrumbs is cut, and its tooltip has the full name @nightly', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const user = await findEarlyUser(api, 2);
  const long = 'Maximilian-Alexander '.repeat(9).trim();
  const path = (field: string) => ['items', 0, field];
  await fault({
    match: `search=${user.uid}`,
    bearer,
    patch: [
      { path: path('firstName'), value: long },
      { path: path('lastName'), value: '' },
    ],
  });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [`/all-users/${user.uid}`, roundsAddress(user)]) {
    await visit(page, address);
    const crumb = trail(page).getByTitle(long, { exact: true });
    await expect(crumb).toBeVisible();
    expect((await crumb.boundingBox())?.height).toBeLessThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(trail(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  }
});
