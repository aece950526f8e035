import type { Page } from '@playwright/test';
import { mark } from '../support/faults';
import { layoutShift } from '../support/layout-shift';
import { listOn, toasts, untilLive } from '../support/screens';
import { expect, test } from '../support/test';

/** This filter makes the request unlike those of other tests, so that they are not delayed. */
const SLOW_LIST = '/all-users?createdFrom=2016-03-07';

/** The visible element with this text: streamed content is in the page before React shows it. */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });

test('SLOW-1 a slow list shows title and placeholders immediately, then its rows, and nothing moves', async ({
  page,
  fault,
  bearer,
}) => {
  const slow = await fault({ match: 'createdFrom=2016-03-07', bearer, hold: true });
  const list = listOn(page, 'Users');
  const records = list.table.locator('tr[data-uid]');
  await page.goto(SLOW_LIST, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: 'All Users' })).toBeVisible();
  await expect(list.table).toHaveAttribute('aria-busy', 'true');
  await expect(list.rows).toHaveCount(10);
  const cells = list.rows.first().locator('td');
  await expect(cells).toHaveCount(await list.heads.count());
  const bars = await cells.evaluateAll((all) => all.map((cell) => getComputedStyle(cell, '::after').content));
  expect(new Set(bars)).toEqual(new Set(['""']));
  await expect(records).toHaveCount(0);
  await expect(page.getByText('No results')).toBeHidden();
  await slow.end();
  await expect(records).toHaveCount(10);
  await expect(list.table).toHaveAttribute('aria-busy', 'false');
  await expect(list.pages.getByText(/^Total items [\d,]+$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove filter Created at (UTC)' })).toBeVisible();
  expect(await layoutShift(page)).toBe(0);
  await list.search.fill('tho');
  await expect(page).toHaveURL(/q=tho/);
  await expect(list.search).toBeFocused();
  await list.clear.click();
  await expect(page).not.toHaveURL(/q=tho/);
  await list.step('Next').click();
  await expect(list.pageOf).toHaveText(/^Page 2 of/);
});

test('SLOW-1 the rows of a slow list are shown before the scripts have loaded, and are interactive afterwards', async ({
  page,
  fault,
  bearer,
}) => {
  const slow = await fault({ match: 'createdFrom=2016-03-11', bearer, hold: true });
  const { promise: scripts, resolve: bringScripts } = Promise.withResolvers<void>();
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await scripts;
    await route.continue();
  });
  const list = listOn(page, 'Users');
  const records = list.table.locator('tr[data-uid]');
  await page.goto('/all-users?createdFrom=2016-03-11', { waitUntil: 'commit' });
  await expect(list.table).toHaveAttribute('aria-busy', 'true');
  await slow.end();
  await expect(records).toHaveCount(10);
  await expect(list.table).toHaveAttribute('aria-busy', 'false');
  await expect(list.pages.getByText(/^Total items [\d,]+$/)).toBeVisible();
  const first = await records.first().getAttribute('data-uid');
  bringScripts();
  await untilLive(page);
  await records.first().getByRole('link').first().click();
  await expect(page).toHaveURL(`/all-users/${first}`);
});

test('SLOW-1 the user can leave a list while its rows load @nightly', async ({ page, fault, bearer }) => {
  await fault({ match: 'createdFrom=2016-03-08', bearer, hold: true });
  await page.goto('/all-users?createdFrom=2016-03-08', { waitUntil: 'commit' });
  await expect(listOn(page, 'Users').table).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('link', { name: 'BO Admins' }).click();
  await expect(page).toHaveURL('/admin-users');
  await expect(page.getByRole('heading', { name: 'BO Admins', level: 1 })).toBeVisible();
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 40[34]/, /NEXT_(?:HTTP_ERROR|REDIRECT)/] });

  test('SLOW-2 ERR-1 a slow response with status 403 shows “No access”, as a quick one does', async ({
    page,
    fault,
  }) => {
    const text = mark();
    const body = JSON.stringify({ error: { message: 'Not for this account' } });
    const slow = await fault({ match: text, hold: true, answer: { status: 403, body } });
    await page.goto(`/all-users?q=${text}`, { waitUntil: 'commit' });
    await expect(listOn(page, 'Users').table).toHaveAttribute('aria-busy', 'true');
    await slow.end();
    await expect(toasts(page)).toContainText('Request failed with status 403');
    await expect(shown(page, 'No access')).toBeVisible();
  });

  test('SLOW-2 if a slow response lacks the requested record, the page shows “Not found” @nightly', async ({
    page,
    fault,
    bearer,
  }) => {
    const uid = crypto.randomUUID();
    const slow = await fault({ match: uid, bearer, hold: true });
    await page.goto(`/groups/${uid}/members`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Group Members' })).toBeVisible();
    await slow.end();
    await expect(shown(page, 'No group with this ID.')).toBeVisible();
  });
});

test('SLOW-3 clients other than browsers get a slow list complete, without placeholders', async ({
  page,
  fault,
  api,
  bearer,
}) => {
  await fault({ match: 'createdFrom=2016-03-10', bearer, delayMs: 2000 });
  const response = await page.request.get('/all-users?createdFrom=2016-03-10');
  const { items } = await api.list('admin/users', { createdFrom: '2016-03-10T00:00:00.000Z', pageSize: 1 });
  const html = await response.text();
  expect(html).toContain(`data-uid="${items[0]?.uid}"`);
  expect(html).not.toContain('data-slot="skeleton"');
});
