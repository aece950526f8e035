import { expect, test } from '../support/test';

test('from a name to the golfer, groups, a group and its members', async ({ page, api, keenest }) => {
  await page.goto('/all-users');
  await page.getByRole('searchbox').fill('Siobhán Feather');
  await page.getByRole('cell').getByRole('link', { name: keenest.name }).click();
  await expect(page.getByRole('heading', { level: 1, name: keenest.name })).toBeVisible();

  const groups = await api.list(`admin/users/${keenest.uid}/groups`, {});
  const tab = page
    .getByRole('navigation', { name: 'User' })
    .getByRole('link', { name: `Groups ${groups.paging.total}` });
  await tab.click();
  const group = groups.items[0]?.group as { uid: string; name: string };
  await page.getByRole('cell').getByRole('link', { name: group.name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: group.name })).toBeVisible();

  const members = await api.list(`admin/groups/${group.uid}/members`, {});
  await page
    .getByRole('navigation', { name: 'Group' })
    .getByRole('link', { name: `Members ${members.paging.total}` })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`Members ${members.paging.total}`);
});

test('country, region, users: each number links to the same number of rows', async ({ page }) => {
  await page.goto('/countries?q=Scotland');
  const country = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Scotland', exact: true }) });
  const regions = await country.getByRole('cell').nth(2).textContent();
  await country.getByRole('link', { name: 'Scotland', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`All Regions ${regions}`);
  await expect(page.getByText('Country Scotland')).toBeVisible();

  const region = page
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
    .first();
  const users = await region.getByRole('cell').nth(2).textContent();
  await region.getByRole('cell').nth(2).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`All Users ${users}`);
});

test('an e-mail address is shown on demand, and hidden again after a minute', async ({ page, keenest }) => {
  await page.clock.install();
  await page.goto(`/all-users/${keenest.uid}`);
  await expect(page.getByText('@')).toHaveCount(1);
  await page.getByRole('button', { name: 'Show e-mail' }).click();
  await expect(page.getByRole('button', { name: 'Copy e-mail' })).toBeVisible();
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('button', { name: 'Show e-mail' })).toBeVisible();
  await expect(page.getByText('@')).toHaveCount(1);
});

test.describe('an e-mail address that is slow to come', () => {
  test.use({ expectedErrors: [/status of 503|ERR_FAILED/] });

  test('says what failed, and Retry fetches it again', async ({ page, keenest }) => {
    const email = `**/api/users/${keenest.uid}/email`;
    await page.goto(`/all-users/${keenest.uid}`);
    await page.route(email, (route) => route.abort());
    await page.getByRole('button', { name: 'Show e-mail' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Could not load: nothing answered');
    await page.unroute(email);
    await page.route(email, (route) => route.fulfill({ status: 503, json: { error: { message: 'Not now' } } }));
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Could not load: Not now');
    await page.unroute(email);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('button', { name: 'Copy e-mail' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  });
});

test('the screen says when the API ignores a filter, and does not call its total filtered', async ({
  page,
  api,
  fault,
}) => {
  const { items } = await api.list('countries', { search: 'Wales' });
  const wales = String(items[0]?.uid);
  const others = await api.list('countries', { search: 'Japan' });
  await fault({
    match: `country=${wales}`,
    patch: [{ path: ['items', 0, 'country'], value: { uid: others.items[0]?.uid, name: 'Japan' } }],
  });
  await page.goto(`/all-users?country=${wales}`);
  await expect(page.getByText(/^Country was not applied: 1 of \d+ rows differ/)).toBeVisible();
});

test('a part without rows is one line; a part that failed says so and offers Retry', async ({ page, idle, fault }) => {
  await fault({ match: `/users/${idle.uid}/groups`, answer: { status: 409 } });
  await page.goto(`/all-users/${idle.uid}`);
  const empty = (name: string) =>
    page.locator('[data-slot=empty-part]').filter({ has: page.getByRole('heading', { level: 2, name }) });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(empty('Latest friendly rounds')).toContainText('None yet');
    expect((await empty('Latest friendly rounds').boundingBox())?.height).toBeLessThanOrEqual(60);
  }
  await expect(page.getByText('Could not load groups')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Retry' })).toBeVisible();
  await expect(empty('Groups')).toHaveCount(0);
});
