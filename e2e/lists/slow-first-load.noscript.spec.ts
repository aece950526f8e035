import { expect, test } from '../support/test';

test('SLOW-3 without JavaScript a slow list arrives complete, without placeholders @nightly', async ({
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
