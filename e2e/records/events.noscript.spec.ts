import { expect, test } from '../support/test';

test("EVENT-1 LIST-11 an event leads to a team's card with scripting off", async ({ page, api }) => {
  const { items } = await api.list('admin/events', {
    status: 'IN_PROGRESS',
    sortedBy: '-participantsCount',
    pageSize: 100,
  });
  const event = items.find(({ teamFormat }) => teamFormat);
  await page.goto(`/events/${event?.uid}`);
  await page.getByRole('link', { name: /^Teams \d/ }).click();
  const link = page.getByRole('region', { name: 'Leaderboard' }).getByRole('link').first();
  const name = String(await link.textContent());
  await link.click();
  await expect(page.getByRole('region', { name, exact: true }).getByRole('table').first()).toBeInViewport();
  await expect(page.getByText(/^Refreshed/)).toBeHidden();
});
