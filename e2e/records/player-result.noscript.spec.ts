import { roundsAddress } from '../support/screens';
import { expect, test } from '../support/test';

test('RESULT-2 RESULT-3 without JavaScript each round shows the user’s result, which links to the leaderboard', async ({
  page,
  keenest,
}) => {
  await page.goto(roundsAddress(keenest));
  await page.getByRole('link', { name: 'Show this user’s results' }).click();
  const results = page.locator('td[data-label=Result]');
  await expect(results).toHaveCount(10);
  for (const words of await results.allInnerTexts()) expect(words.trim().length).toBeGreaterThan(1);
  await results
    .getByRole('link', { name: /^(Tied )?\d+(st|nd|rd|th) of \d+, / })
    .first()
    .click();
  await expect(page.locator('#player')).toBeInViewport();
  await expect(page.locator(`#player a[data-row-link][href="/all-users/${keenest.uid}"]`)).toBeVisible();
});
