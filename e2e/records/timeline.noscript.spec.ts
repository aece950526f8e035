import { expect, test } from '../support/test';

test('TIME-1 TIME-2 without JavaScript a user’s timeline shows its entries and links to earlier ones', async ({
  page,
  user,
}) => {
  await page.goto(`/all-users/${user}/timeline`);
  await expect(page.getByRole('list', { name: /^\d{4}-/ }).first()).toBeVisible();
  await page.getByRole('link', { name: /^Earlier than/ }).click();
  await expect(page).toHaveURL(/\?before=\d{4}-\d{2}-\d{2}$/);
  await expect(page.getByText(/^Shows( all)? groups joined.* before /)).toBeVisible();
  await page.getByRole('link', { name: 'Latest days' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Now' })).toBeVisible();
});
