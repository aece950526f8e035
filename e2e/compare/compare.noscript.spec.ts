import { expect, test } from '../support/test';

test('CMP-1 CMP-3 without JavaScript a form finds records, and links add records to a comparison and remove them', async ({
  page,
  keenest,
  idle,
}) => {
  await page.goto('/compare');
  const named = ['users, group members, friendly rounds or courses', 'users'];
  for (const [index, q] of [keenest.uid, 'Fraser'].entries()) {
    await page.getByRole('searchbox', { name: `Find ${named[index]} to compare`, exact: true }).fill(q);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: /^Add / }).first().click();
  }
  const heads = page.getByRole('region', { name: 'Comparison' }).getByRole('columnheader');
  await expect(heads).toHaveCount(2);
  await expect(heads.first()).toContainText(keenest.name);
  await page.getByRole('link', { name: `Remove ${keenest.name}` }).click();
  await expect(heads).toHaveCount(1);
  // A pasted address adds its record at once, without a list of search results.
  await page.getByRole('searchbox', { name: 'Find users to compare', exact: true }).fill(`/all-users/${idle.uid}`);
  await page.keyboard.press('Enter');
  await expect(heads).toHaveCount(2);
  await expect(heads.last()).toContainText(idle.name);
});
