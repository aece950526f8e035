import { expect, test } from '../support/test';

test('BREAK-1 a list is counted with scripting off', async ({ page }) => {
  await page.goto('/group-members');
  await page.getByRole('link', { name: 'Summarise' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Group members by');
  await expect(page.getByRole('table')).toBeVisible();
  await page.getByRole('navigation', { name: 'Summarise by' }).getByRole('link').last().click();
  await expect(page.getByRole('table')).toBeVisible();
});
