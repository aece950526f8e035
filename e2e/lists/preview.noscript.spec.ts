import { expect, test } from '../support/test';

test('PEEK-4 without JavaScript the preview is a section above the list, with links to open the record and to close the preview', async ({
  page,
}) => {
  await page.goto('/all-users?pageNumber=46&sortedBy=-createdAt');
  const row = page.locator('tr[data-uid]').nth(2);
  const uid = String(await row.getAttribute('data-uid'));
  const name = String(await row.locator('[data-row-link]').getAttribute('title'));
  await row.hover();
  await row.getByRole('button', { name: `Preview ${name}` }).click();
  await expect(page).toHaveURL(`/all-users?sortedBy=-createdAt&pageNumber=46&preview=${uid}`);
  const section = page.getByRole('region', { name, exact: true });
  await expect(section.getByRole('term').filter({ hasText: 'User ID' })).toBeVisible();
  await expect(section.getByRole('heading', { name: 'Latest friendly rounds' })).toBeVisible();
  await section.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL('/all-users?sortedBy=-createdAt&pageNumber=46');
  await expect(section).toHaveCount(0);
  await page.goBack();
  await section.getByRole('link', { name: `Open ${name}` }).click();
  await expect(page).toHaveURL(`/all-users/${uid}`);
});
