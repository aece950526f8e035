import { expect, test } from '../support/test';

test('LIST-11 without JavaScript a scorecard explains its holes @nightly', async ({ page, api }) => {
  const { items } = await api.list('admin/friendly-rounds', { scoringFormat: 'STABLEFORD', status: 'COMPLETED' });
  await page.goto(`/events/friendly-rounds/${items[0]?.uid}`);
  await page
    .getByRole('button', { name: /hole 3:/ })
    .first()
    .click();
  await expect(page.getByText('Hole 3', { exact: true }).first()).toBeVisible();
});
