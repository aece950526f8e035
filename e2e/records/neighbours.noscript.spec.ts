import { expect, test } from '../support/test';

test('NEXT-4 without JavaScript a record has a breadcrumb to its list, but no links to the previous and next record', async ({
  page,
}) => {
  await page.goto('/groups?pageNumber=2');
  await page.locator('tr[data-uid] a[data-row-link]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('navigation', { name: /^Previous and next in / })).toHaveCount(0);
  await page.getByRole('navigation', { name: 'breadcrumb' }).getByRole('link', { name: 'All Groups' }).click();
  await expect(page).toHaveURL('/groups');
});
