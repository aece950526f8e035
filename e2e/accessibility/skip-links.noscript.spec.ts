import { expect, test } from '../support/test';

test('KEY-5 without JavaScript Tab reaches the search of a list with at most three presses, and the list’s first row with at most four', async ({
  page,
}) => {
  await page.goto('/regions');
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to search' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox')).toBeFocused();

  await page.goto('/regions');
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to rows' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const rows = page.getByRole('region', { name: 'Regions' }).locator('tbody > tr');
  await expect(rows.first().getByRole('link').first()).toBeFocused();
  // Without JavaScript no roving tab index exists, so every link of a row must be a tab stop.
  for (const link of await rows.nth(3).getByRole('link').all()) expect(await link.getAttribute('tabindex')).toBeNull();
});
