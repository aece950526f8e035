import { listOn, roundsAddress } from '../support/screens';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('LIST-30 LIST-11 on a phone without JavaScript, “More” opens the other fields of a row', async ({
  page,
  keenest,
}) => {
  await page.goto(roundsAddress(keenest));
  const row = listOn(page).rows.first();
  await expect(row.locator('td[data-label]:visible')).not.toHaveCount(10);
  await row.locator('summary').click();
  await expect(row.locator('td[data-label]:visible')).toHaveCount(10);
  await row.getByRole('button', { name: /^Preview/ }).click();
  await expect(page).toHaveURL(/preview=/);
});
