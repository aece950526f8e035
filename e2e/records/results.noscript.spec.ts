import { readFile } from 'node:fs/promises';
import { findClub } from '../support/api';
import { expect, test } from '../support/test';

test("OUT-3 OUT-5 without JavaScript a link saves a round's results, or a group's contests, as a CSV", async ({
  page,
  api,
}) => {
  const { items } = await api.list('admin/friendly-rounds', { scoringFormat: 'STABLEFORD', status: 'COMPLETED' });
  await page.goto(`/events/friendly-rounds/${items[0]?.uid}`);
  await page.getByRole('button', { name: 'More for this record' }).click();
  await expect(page.getByRole('link', { name: 'Print results' })).toBeVisible();
  await page.getByRole('link', { name: 'Results', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copy as text' })).toBeHidden();
  const csvOf = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV' }).click(),
    ]);
    return readFile(await download.path(), 'utf8');
  };
  const csv = await csvOf();
  expect(csv).toMatch(/^\uFEFFFriendly round at .*\r\n/);
  expect(csv).toMatch(/\r\nLeaderboard\r\n/);
  expect(csv).toMatch(/\r\nPar,,,\d/);
  await page.goto(`/groups/${await findClub(api)}`);
  await page.getByRole('navigation', { name: 'Group' }).getByRole('link', { name: 'Contests' }).click();
  await expect(page.getByRole('table', { name: 'Contests' })).toBeVisible();
  expect(await csvOf()).toMatch(/\r\nContest,/);
});
