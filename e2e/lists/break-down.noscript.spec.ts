import { expect, test } from '../support/test';

test('BREAK-1 without JavaScript a list can be summarised by the values of a field', async ({ page }) => {
  await page.goto('/group-members');
  await page.getByRole('link', { name: 'Summarise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Group members by');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('navigation', { name: 'Summarise by' }).getByRole('link').last().click();
  await expect(page.getByRole('table')).toBeVisible();
});
