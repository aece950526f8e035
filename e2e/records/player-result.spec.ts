import { expectAccessibleAtNight } from '../support/accessibility';
import { findPlayerResult } from '../support/player-result';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test('RESULT-1 RESULT-3 a user’s events show the user’s results, which link to the user’s row of the leaderboard @axe', async ({
  page,
  api,
}) => {
  const { event, user, member, words } = await findPlayerResult(api);
  await visit(page, `/all-users/${user}/events?status=COMPLETED&pageSize=100`);
  await expect(page.getByRole('columnheader', { name: 'Result' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show this user’s results' }).click();
  await page.locator(`tr[data-uid="${event}"]`).getByRole('link', { name: words }).click();
  const row = page.locator('#player');
  await expect(row).toHaveAttribute('aria-current', 'true');
  await expect(row).toBeInViewport();
  await expect(row.locator(`a[data-row-link][href="/all-users/${user}"]`)).toBeVisible();
  await expectAccessibleAtNight(page);

  await visit(page, `/events/${event}?tab=individuals&player=${member}#player`);
  await expect(row).toBeInViewport();
  await visit(page, `/events/${event}?tab=individuals&player=nobody#player`);
  await expect(page.getByText('The player in this link is not on this leaderboard.')).toBeVisible();
});

test('RESULT-2 a list of a user’s rounds loads the results for only 20 rows at a time', async ({ page, keenest }) => {
  await visit(page, `/all-users/${keenest.uid}/friendly-rounds?pageSize=50`);
  const result = (row: number) => page.locator('tbody tr').nth(row).locator('td[data-label=Result]');
  await page.getByRole('link', { name: 'Show this user’s results' }).click();
  await expect(page.getByText('Results of rows 1 to 20')).toBeVisible();
  await expect(result(19)).not.toHaveText('Not loaded');
  await expect(result(20)).toHaveText('Not loaded');
  await page.getByRole('link', { name: 'Rows 21 to 40' }).click();
  await expect(page.getByText('Results of rows 21 to 40')).toBeVisible();
  await expect(result(20)).not.toHaveText('Not loaded');
  await expect(result(19)).toHaveText('Not loaded');
  await expect(page.getByRole('link', { name: 'Rows 1 to 20' })).toBeVisible();
});

test('RESULT-2 a user’s result that could not be loaded is marked in its row, and a note says how many could not be loaded', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { event, user } = await findPlayerResult(api, 1);
  await fault({ match: `/events/${event}/stableford/individual-leaderboard`, bearer, answer: { status: 409 } });
  await visit(page, `/all-users/${user}/events?status=COMPLETED&pageSize=100&results=page`);
  await expect(page.getByText('1 result unavailable.')).toBeVisible();
  await expect(page.locator(`tr[data-uid="${event}"] td[data-label=Result]`)).toContainText('Result unavailable. ');
  await page.getByRole('link', { name: 'Hide results' }).click();
  await expect(page.getByRole('columnheader', { name: 'Result' })).toHaveCount(0);
});
