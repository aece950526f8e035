import type { Group } from '@/lib/contract/groups';
import { readDownload } from './support/exports';
import { roundsAddress } from './support/screens';
import { expect, test } from './support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

test('without scripting a link saves the CSV of what is filtered: streamed by the API', async ({ page, api }) => {
  const expected = await api.listAll<Group>('admin/groups', { search: 'golf', sortedBy: '-membersCount' });
  await page.goto('/groups?q=golf&sortedBy=-membersCount&pageNumber=2');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^all-groups-\d{4}-\d{2}-\d{2}\.csv$/);
  const { rows } = await readDownload(download);
  expect(rows.map(({ Uid }) => Uid)).toEqual(uidsOf(expected));
});

test('without scripting a link saves the CSV of what is filtered: written by the app', async ({
  page,
  api,
  keenest,
}) => {
  const expected = await api.listAll(`admin/users/${keenest.uid}/friendly-rounds`, { sortedBy: 'status' });
  expect(expected.length).toBeGreaterThan(100);
  await page.goto(roundsAddress(keenest, '?sortedBy=status'));
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV', exact: true }).click();
  const { rows } = await readDownload(await downloading);
  expect(rows.map(({ Uid }) => Uid)).toEqual(uidsOf(expected));
});
