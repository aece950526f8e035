import { expect, test } from '../support/test';

test('INDEX-1 the explanation of a handicap works without JavaScript', async ({ page, where }) => {
  await page.goto(`/group-members/${where.member}`);
  await page.getByRole('link', { name: 'Why this handicap' }).click();
  await expect(page.getByText(/calculated and recorded agree|^Recorded /)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Calculation' })).toBeVisible();
});
