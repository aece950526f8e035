import { readFile } from 'node:fs/promises';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

test('BREAK-1 “Summarise” counts the filtered rows by status, links each number to its rows, and has a CSV', async ({
  page,
}) => {
  await visit(page, '/events?scoringFormat=STABLEFORD');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Summarise' }).click();
  const table = page.getByRole('table', { name: 'Events by status' });
  await expect(table).toBeVisible();
  await expect(page.getByRole('main').getByText('Format Stableford', { exact: true })).toBeVisible();
  const rows = await table.getByRole('row').count();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'CSV' }).click(),
  ]);
  const csv = await readFile(await download.path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(rows + 1);
  expect(csv).toContain('Status,Rows');
  await table.locator('a[href*="status=COMPLETED"]').click();
  await expect(page.getByRole('region', { name: 'Events', exact: true }).locator('tbody > tr').first()).toBeVisible();
  await expect(page).toHaveURL(/\/events\?(?=.*status=COMPLETED)(?=.*scoringFormat=STABLEFORD)/);
});

test('BREAK-2 “Summarise” marks a value that could not be counted', async ({ page, fault, bearer }) => {
  await fault({
    match: 'admin/friendly-rounds?pageNumber=1&pageSize=1&status=COMPLETED',
    bearer,
    answer: { status: 403 },
  });
  await page.goto(`/break-down?${new URLSearchParams({ list: '/events/friendly-rounds', by: 'status' })}`);
  await expect(page.getByRole('main').getByText(/^Completed: could not be counted/)).toBeVisible();
  await expect(page.getByRole('table', { name: 'Friendly rounds by status' })).toBeVisible();
});
