import { expectAccessibleAtNight } from '../support/accessibility';
import { expect, test } from '../support/test';

test('MONTH-1 MONTH-3 the month report compares a month with two others and has a CSV; each number links to the list that it counts @axe', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Month report' }).click();
  await page.locator('input[name=month]').fill('2026-08');
  await page.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Month report 2026-08' })).toBeVisible();
  await expect(page).toHaveURL('/month?month=2026-08');
  const table = page.getByRole('table', { name: 'During the month' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'During the month',
    '2026-08',
    '2026-07',
    'Change',
    '2025-08',
    'Change',
  ]);
  for (const [table, row] of [
    ['During the month', 'New users'],
    ['During the month', 'Friendly rounds played'],
    ['At month end', 'Users'],
  ] as const) {
    const figure = page
      .getByRole('table', { name: table })
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: row, exact: true }) })
      .getByRole('link')
      .first();
    const count = await figure.textContent();
    await figure.click();
    await expect(page.getByRole('main').getByText(/^Total items/)).toHaveText(`Total items ${count}`);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Month report 2026-08' })).toBeVisible();
  }
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('month-2026-08.csv');
  await expectAccessibleAtNight(page);
});

test('MONTH-4 a number of the month report that cannot be counted says so in its cell, and the CSV is refused', async ({
  page,
  fault,
  bearer,
}) => {
  await fault({ match: 'stats/new-groups?from=2024-04', bearer, answer: { status: 503 } });
  await page.goto('/month?month=2024-05');
  const row = page.getByRole('table', { name: 'During the month' }).getByRole('row', { name: /^New groups/ });
  await expect(row).toContainText('Could not be counted');
  await expect(page.getByRole('row', { name: /^New users/ }).getByRole('link')).toHaveCount(3);
  const answer = await page.request.get('/api/month-report?month=2024-05');
  expect(answer.status()).toBe(503);
});
