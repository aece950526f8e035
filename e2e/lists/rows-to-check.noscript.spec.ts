import { expect, test } from '../support/test';

test('CHECK-4 without scripting a list is narrowed to its rows to check', async ({ page }) => {
  await page.goto('/group-members');
  await page.getByRole('link', { name: 'Show rows to check only: handicaps that jump' }).click();
  await expect(page).toHaveURL('/group-members?check=page');
  await expect(page.getByText(/of the 10 rows on this page (is|are) to check: handicaps that jump/)).toBeVisible();
  await page.getByRole('link', { name: 'Show all rows' }).click();
  await expect(page.locator('tr[data-uid]')).toHaveCount(10);
});
