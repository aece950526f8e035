import { expect, test } from '../support/test';

test('VIEW-7 COPY-5 without JavaScript a note names the parts of a view that the list lacks, and a link applies the user’s own time zone @nightly', async ({
  page,
}) => {
  await page.goto('/all-users?league=3&pageSize=20&zone=Asia/Tokyo&view=Old');
  await expect(page.locator('[data-slot=unknown-parts]')).toContainText('the filter “league”');
  await page.getByRole('searchbox').fill('Fraser');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.locator('[data-slot=pinned-zone]')).toContainText('Times are in Asia/Tokyo');
  await page.getByRole('link', { name: /^Use mine/ }).click();
  await expect(page).toHaveURL('/all-users?q=Fraser&pageSize=20&view=Old');
});
