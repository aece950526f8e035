import type { Group } from '@/lib/contract/groups';
import { idsOf, readDownload } from '../support/exports';
import { mark } from '../support/faults';
import { expect, test } from '../support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

test('EXP-3 without JavaScript a link saves the filtered rows as CSV, which the API streams', async ({ page, api }) => {
  const expected = await api.listAll<Group>('admin/groups', { search: 'golf', sortedBy: '-membersCount' });
  await page.goto('/groups?q=golf&sortedBy=-membersCount&pageNumber=2');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^all-groups-\d{4}-\d{2}-\d{2}\.csv$/);
  const { rows } = await readDownload(download);
  expect(idsOf(rows)).toEqual(uidsOf(expected));
});

test.describe(() => {
  test.use({ expectedErrors: [/status of 403/] });

  test('EXP-4 LIST-11 ERR-1 without JavaScript a refused export shows a page that links back to the list with its filters and order', async ({
    page,
    fault,
  }) => {
    const tag = mark();
    const body = JSON.stringify({ error: { code: 'forbidden', message: 'Not <b>for</b> "you" & yours' } });
    await fault({ match: `/admin/export/groups?sortedBy=-membersCount&search=${tag}`, answer: { status: 403, body } });
    await fault({ match: tag, dropSearch: true });
    const list = `/groups?q=${tag}&sortedBy=-membersCount&membersMin=20`;
    await page.goto(list);
    await page.getByRole('link', { name: 'Export CSV', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The export failed' })).toBeVisible();
    await expect(page.getByText('Not <b>for</b> "you" & yours', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^All Groups/ })).toBeVisible();
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(new URLSearchParams(list.split('?')[1])));
  });
});

test.describe(() => {
  test.use({ storageState: { cookies: [], origins: [] }, expectedErrors: [/status of 401/] });

  test('GUARD-1 without JavaScript an export without a session shows a page that links to the sign-in screen', async ({
    page,
  }) => {
    expect((await page.goto('/api/export/users'))?.status()).toBe(401);
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
