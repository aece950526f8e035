import { expect, test } from '../support/test';

test('DASH-3 DASH-8 the dashboard, its tables and another period work with scripting off', async ({ page, api }) => {
  await page.goto('/?wait=all');
  const { paging } = await api.list('admin/users', { pageSize: 1 });
  const users = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'Users', exact: true }) });
  await expect(users).toContainText(paging.total.toLocaleString('en-GB'));
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom range');
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.getByLabel('To', { exact: true }).fill('2026-04-26');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('2 Mar to 26 Apr 2026')).toBeVisible();
  const card = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'New users', exact: true }) });
  await card.locator('summary').click();
  const table = card.getByRole('table', { name: 'New users, the figures' });
  await expect(table.getByRole('row')).toHaveCount(9);
  const figure = table.getByRole('link').first();
  const count = await figure.textContent();
  await figure.click();
  await expect(page.getByText(/^Total items/)).toHaveText(`Total items ${count}`);
});

test('DASH-6 DASH-8 with scripting off a page with late cards is replaced by one that waits for them', async ({
  page,
  fault,
}) => {
  await fault({ match: 'stats/new-events?from=2017-02-22', delayMs: 1500 });
  await page.goto('/?period=custom&from=2017-03-04&to=2017-03-13&interval=day');
  const card = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'New events', exact: true }) });
  await expect(card).toContainText('None from 4 to 13 Mar 2017');
  await expect(page).toHaveURL(/&wait=all$/);
});
