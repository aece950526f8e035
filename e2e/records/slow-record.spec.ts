import { layoutShift } from '../support/layout-shift';
import { expect, test } from '../support/test';

test('SLOW-1 a slow record shows placeholders at once, then its screen, and nothing moves @nightly', async ({
  page,
  fault,
  api,
  bearer,
}) => {
  const { items } = await api.list('admin/groups', { sortedBy: 'name', pageSize: 1 });
  const { uid, name } = items[0] as { uid: string; name: string };
  const slow = await fault({ match: uid, bearer, hold: true });
  await page.goto(`/groups/${uid}`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Group', exact: true })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  await slow.end();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(name);
  await expect(page).toHaveTitle(`${name} · Fairway`);
  expect(await layoutShift(page)).toBe(0);
});
