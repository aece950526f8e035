import { expect, test } from '../support/test';

test('SRCH-6 SRCH-9 without JavaScript the search is a page with a form and the hits of all lists', async ({
  page,
  keenest,
}) => {
  await page.goto('/regions');
  await page.getByRole('link', { name: 'Search everything' }).click();
  await expect(page).toHaveURL('/search');
  await page.getByRole('searchbox', { name: 'Search everything' }).fill('Fraser');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=Fraser');
  const best = page.getByRole('region', { name: 'Best match' });
  await expect(best.getByRole('listitem')).toHaveCount(5);
  await page.getByRole('region', { name: 'Users', exact: true }).getByRole('link', { name: /^All / }).click();
  await expect(page).toHaveURL('/all-users?q=Fraser');

  await page.goto('/search?q=jones+wales');
  await expect(page.getByRole('region', { name: 'Users in Wales' }).getByRole('link', { name: /^All / })).toBeVisible();
  await expect(best.getByRole('listitem')).toHaveCount(5);
  await page.goto(`/search?q=${encodeURIComponent(`https://fairway.example/all-users/${keenest.uid}`)}`);
  await expect(page).toHaveURL(`/all-users/${keenest.uid}`);
});
