import { expect, test } from '../support/test';

test('NOW-1 what is being played is there with scripting off', async ({ page }) => {
  await page.goto('/now-playing');
  const events = page.getByRole('region', { name: 'Events', exact: true });
  await expect(
    events
      .locator('tbody > tr')
      .filter({ hasText: /thru|finished/ })
      .first(),
  ).toBeVisible();
  await expect(page.getByText(/^Refreshed/)).toBeHidden();
});
