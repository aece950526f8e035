import { expect, test } from '../support/test';

test('DASH-3 DASH-7 DASH-8 the dashboard, its tables, its reasons and another period work with scripting off', async ({
  page,
  api,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL('/?wait=all');
  const { paging } = await api.list('admin/users', { pageSize: 1 });
  const users = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'Users', exact: true }) });
  await expect(users).toContainText(paging.total.toLocaleString('en-GB'));
  await page.getByRole('button', { name: 'Users: why this number', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Users: why this number', exact: true })).toContainText('All golfers');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Period' }).selectOption('Custom range');
  await page.getByLabel('From', { exact: true }).fill('2026-03-02');
  await page.getByLabel('To', { exact: true }).fill('2026-04-26');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('2 Mar to 26 Apr 2026')).toBeVisible();
  const card = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'New users', exact: true }) });
  await card.locator('summary').click();
  const table = card.getByRole('table', { name: 'New users, the figures' });
  await expect(table.getByRole('row')).toHaveCount(9);
  const point = card.locator('[data-slot=chart-mark]').first();
  await point.hover();
  const figure = table.getByRole('link').first();
  await expect(point.locator('[data-slot=chart-tooltip-value]').first()).toHaveText(String(await figure.textContent()));
  const count = await figure.textContent();
  await figure.click();
  await expect(page.getByText(/^Total items/)).toHaveText(`Total items ${count}`);
});

test('WAY-2 with scripting off a point with rows in two lists links to its line in the figures', async ({ page }) => {
  await page.goto('/?period=custom&from=2026-03-02&to=2026-04-26&wait=all');
  const card = page.getByRole('region', { name: 'Played rounds', exact: true });
  await card.locator('[data-slot=chart-mark]').nth(2).click();
  await expect(page).toHaveURL(/#played-rounds-2026-03-16$/);
  await expect(card.getByRole('row', { name: /^16 to 22 Mar/ })).toBeInViewport();
});

test('DASH-6 DASH-8 with scripting off a page with late cards is replaced by one that waits for them @nightly', async ({
  page,
  fault,
}) => {
  await fault({ match: 'stats/new-events?from=2017-02-22', delayMs: 1500 });
  await page.goto('/?period=custom&from=2017-03-04&to=2017-03-13&interval=day');
  const card = page.getByRole('region').filter({ has: page.getByRole('heading', { name: 'New events', exact: true }) });
  await expect(card).toContainText('None from 4 to 13 Mar 2017');
  await expect(page).toHaveURL(/&wait=all$/);
});
