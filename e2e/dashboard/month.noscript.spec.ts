import { expect, test } from '../support/test';

test('MONTH-3 without JavaScript a form and links open another month in the month report @nightly', async ({
  page,
}) => {
  await page.goto('/month?month=2026-08');
  await page.locator('input[name=month]').fill('2026-05');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Month report 2026-05' })).toBeVisible();
  await page.getByRole('link', { name: 'Later' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Month report 2026-06' })).toBeVisible();
  await expect(page.getByRole('table', { name: 'At month end' }).getByRole('row')).toHaveCount(5);
});
