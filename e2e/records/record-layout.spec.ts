import type { Page } from '@playwright/test';
import { listOn, visit } from '../support/screens';
import { shortUid } from '../support/short-uid';
import { expect, test } from '../support/test';

const tabsOf = (page: Page, label = 'User') => page.getByRole('navigation', { name: label, exact: true });

/** The requests that the browser sent for totals. */
function totalsAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/tab-totals/')) asked.push(request.url());
  });
  return asked;
}

test('REC-7 a total that the API refuses is left out; after an outage it is “?” with the reason, and “Refresh” counts it again', async ({
  page,
  idle,
  fault,
  bearer,
}) => {
  await fault({ match: `/users/${idle.uid}/groups?pageNumber=1&pageSize=1`, bearer, answer: { status: 403 } });
  const outage = await fault({
    match: `user=${idle.uid}`,
    bearer,
    answer: { status: 503, body: '{"error":{"message":"Down for a while"}}' },
  });
  await visit(page, `/all-users/${idle.uid}/friends`);
  const tabs = tabsOf(page);
  await expect(tabs.getByRole('link', { name: /^Events\W+Could not be counted: Down for a while/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Friendly rounds 0', exact: true })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Groups', exact: true })).toBeVisible();
  await outage.end();
  await listOn(page).menu.click();
  await page.getByRole('menuitem', { name: 'Refresh' }).click();
  await expect(tabs.getByRole('link', { name: /^Events \d+$/ })).toBeVisible();
  await expect(tabs.getByRole('link', { name: 'Groups', exact: true })).toBeVisible();
});

test('REC-7 turning a page, changing the tab and Back keep the known totals; reloading counts again', async ({
  page,
  user,
}) => {
  const asked = totalsAsked(page);
  await visit(page, `/all-users/${user}/friends`);
  const tabs = tabsOf(page);
  const groups = tabs.getByRole('link', { name: /^Groups \d+$/ });
  await expect(groups).toBeVisible();
  expect(new URL(asked[0] ?? '').searchParams.getAll('tab'), 'the open tab knows its own total').not.toContain(
    'Friends',
  );
  const friends = await tabs.getByRole('link', { name: /^Friends [\d,]+$/ }).textContent();
  await listOn(page).step('Next').click();
  await expect(page).toHaveURL(/pageNumber=2/);
  await tabs.getByRole('link', { name: 'Timeline' }).click();
  await expect(page).toHaveURL(/timeline/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Timeline');
  await expect(tabs.locator('[aria-current=page]')).toBeFocused();
  await expect(tabs.getByRole('link', { name: /^Friends/ })).toHaveText(String(friends));
  await page.goBack();
  await expect(page).toHaveURL(/pageNumber=2/);
  await expect(tabs.locator('[aria-current=page]')).toHaveText(String(friends));
  await expect(groups).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.reload();
  await expect(groups).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('REC-7 totals older than five minutes are counted again when another screen of the record opens', async ({
  page,
  user,
}) => {
  await page.clock.install();
  const asked = totalsAsked(page);
  await visit(page, `/all-users/${user}/friends`);
  const tabs = tabsOf(page);
  await expect(tabs.getByRole('link', { name: /^Groups \d+$/ })).toBeVisible();
  await page.clock.fastForward(301_000);
  await tabs.getByRole('link', { name: 'Timeline' }).click();
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Timeline');
  await expect.poll(() => asked.length).toBe(2);
});

test.describe(() => {
  test.use({ expectedErrors: [/./] });

  test('ERR-2 after a crash on a record’s screen, heading and tabs stay, and open other screens', async ({
    page,
    keenest,
  }) => {
    await visit(page, `/all-users/${keenest.uid}/timeline`);
    // Removes the rows from the response of the server.
    await page.route(
      (url) => url.pathname.endsWith('/friends') && url.searchParams.has('_rsc'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('"rows":[', '"rows":null,"lost":[') });
      },
    );
    const tabs = tabsOf(page);
    await tabs.getByRole('link', { name: /^Friends/ }).click();
    await expect(page.getByRole('main').getByText('Navigation error occurred')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: keenest.name })).toBeVisible();
    await expect(tabs.locator('[aria-current=page]')).toContainText('Friends');
    await tabs.getByRole('link', { name: /^Groups/ }).click();
    await expect(page.getByRole('region', { name: 'Groups', exact: true })).toBeVisible();
    await expect(page.getByText('Navigation error occurred')).toHaveCount(0);
  });
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 404/] });

  test('ERR-5 ERR-8 a missing record shows only “Not found”, but keeps heading and tabs if its list still has rows', async ({
    page,
    api,
    fault,
    bearer,
  }) => {
    for (const path of ['', '/timeline', '/friendly-rounds']) {
      const response = await page.goto(`/all-users/${crypto.randomUUID()}${path}`);
      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('main').getByText('No user with this ID.')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(['Not found']);
      await expect(tabsOf(page)).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('link')).toHaveText([
        'Search everything',
        'All Users',
        'Dashboard',
      ]);
    }
    const { items } = await api.listUsers({ sortedBy: '-lastActiveAt', pageSize: 30 });
    const { uid } = items[29] ?? { uid: '' };
    await fault({
      match: `/admin/users?search=${uid}`,
      bearer,
      answer: { status: 200, body: '{"items":[],"paging":{"pageNumber":1,"pageSize":1,"total":0}}' },
    });
    const response = await page.goto(`/all-users/${uid}/friendly-rounds`);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`User ${shortUid(uid)}`);
    await expect(tabsOf(page).locator('[aria-current=page]')).toContainText('Friendly rounds');
    await expect(listOn(page).rows.first()).toBeVisible();
    await tabsOf(page).getByRole('link', { name: 'Overview' }).click();
    await expect(page.getByRole('main').getByText('No user with this ID.')).toBeVisible();
    await expect(tabsOf(page)).toHaveCount(0);
  });
});
