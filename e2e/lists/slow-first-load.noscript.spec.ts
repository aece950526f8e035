import { listOn } from '../support/screens';
import { expect, test } from '../support/test';

test('SLOW-3 without JavaScript a slow list is sent complete, without placeholders @nightly', async ({
  page,
  fault,
  bearer,
}) => {
  await fault({ match: 'createdFrom=2016-03-09', bearer, delayMs: 2000 });
  await page.goto('/all-users?createdFrom=2016-03-09');
  await expect(page).toHaveURL(/&wait=all$/);
  await expect(page.locator('tr[data-uid]')).toHaveCount(10);
  await expect(page.locator('[data-slot="skeleton"]')).toHaveCount(0);
});

test('SLOW-3 without JavaScript a page with a slow preview is sent complete, with list and preview @nightly', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { items } = await api.list('admin/users', { sortedBy: 'name', pageSize: 10, pageNumber: 48 });
  const { uid, firstName, lastName } = items[3] as Record<string, string>;
  await fault({ match: `search=${uid}`, bearer, delayMs: 3000 });
  await page.goto(`/all-users?pageNumber=48&peek=${uid}`);
  await expect(page).toHaveURL(/&wait=all$/);
  await expect(page.getByRole('heading', { name: `${firstName} ${lastName}`, exact: true })).toBeVisible();
  await expect(listOn(page, 'Users').table.locator('tr[data-uid]')).toHaveCount(10);
});
