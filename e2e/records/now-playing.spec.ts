import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test('NOW-1 NOW-2 NOW-3 “Now playing” shows events and rounds in progress with their leaders, and marks overdue events', async ({
  page,
  api,
}) => {
  const { items, paging } = await api.list('admin/events', {
    status: 'IN_PROGRESS',
    sortedBy: '-startDate',
    pageSize: 8,
  });
  await visit(page, '/');
  await page.getByRole('main').getByRole('link', { name: 'Now playing' }).click();
  const events = page.getByRole('region', { name: /^Events/ });
  for (const { uid, name } of items) {
    await expect(events.locator(`a[href="/events/${uid}"]`)).toHaveText(String(name));
  }
  const rows = events.locator('tbody > tr');
  await expect(rows).toHaveCount(Math.min(paging.total, 12));
  const isLate = page.locator('[data-label=Overdue]', { hasText: /^\d+ days?$/ });
  await expect(page.getByRole('region', { name: 'Events never ended' }).locator(isLate).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Events', exact: true }).locator(isLate)).toHaveCount(0);
  await expect(rows.filter({ hasText: /, (\d+ points|E net|[+−]\d+ net)/ }).first()).toBeVisible();
  await expect(rows.filter({ hasText: /(finished|fter [\d–]+ holes?)/ }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: /^Friendly rounds/ }).locator('tbody > tr')).not.toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Refreshed/)).toBeVisible();
});

test('NOW-4 on “Now playing”, a failed leaderboard shows the reason in its row, and a failed list in place of its rows', async ({
  page,
  api,
  fault,
  bearer,
}) => {
  const { items } = await api.list('admin/events', { status: 'IN_PROGRESS', sortedBy: '-startDate', pageSize: 1 });
  await fault({ match: `events/${items[0]?.uid}/`, bearer, answer: { status: 403 } });
  await fault({ match: 'sortedBy=createdAt&pageSize=4', bearer, answer: { status: 403 } });
  await page.goto('/now-playing');
  const row = page
    .getByRole('region', { name: /^Events/ })
    .locator('tbody > tr')
    .first();
  await expect(row).toContainText(/Could not be loaded: Your account is not set up/);
  await expect(page.getByRole('main').getByText('No access', { exact: true })).toBeVisible();
});
