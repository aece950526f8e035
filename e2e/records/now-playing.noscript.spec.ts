import { expect, test } from '../support/test';

test('NOW-1 Now playing works without JavaScript', async ({ page }) => {
  await page.goto('/now-playing');
  const events = page.getByRole('region', { name: /^Events/ });
  await expect(
    events
      .locator('tbody > tr')
      .filter({ hasText: /thru|finished/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Refreshed/)).toBeHidden();
});
