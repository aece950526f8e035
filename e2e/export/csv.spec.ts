import type { Country } from '@/lib/contract/places';
import { loggedMismatches } from '../support/app-log';
import { exportAddress, idsOf, readCsv, startExport } from '../support/exports';
import { mark } from '../support/faults';
import { visit } from '../support/screens';
import { expect, test } from '../support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

test('EXP-3 the CSV of a list has the filtered rows in the list’s order, and a response header states how many rows it has', async ({
  page,
  api,
}) => {
  const [country] = await api.listAll<Country>('countries', { sortedBy: '-usersCount' });
  const query = { sortedBy: '-handicap', country: country?.uid ?? '', status: 'ACTIVE' };
  const expected = uidsOf(await api.listAll('admin/users', query));
  expect(expected.length).toBeGreaterThan(1);
  await page.goto(`/all-users?${new URLSearchParams(query)}&pageNumber=2&pageSize=20`);
  const response = await page.request.get(await exportAddress(page));
  expect(response.status()).toBe(200);
  expect(response.headers()).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[\w-]+-\d{4}-\d{2}-\d{2}\.csv"$/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'x-total-count': String(expected.length),
  });
  const { rows } = readCsv(await response.text());
  expect(idsOf(rows)).toEqual(expected);
});

test('EXP-1 if the export endpoint returns JSON, the app logs this difference from the contract and writes the CSV from the pages of the list', async ({
  page,
  fault,
}) => {
  const tag = mark();
  await fault({ match: `export/groups?search=${tag}`, answer: { status: 200, body: '{"items":[]}' } });
  await fault({ match: tag, dropSearch: true });
  await visit(page, `/groups?q=${tag}`);
  const dialog = await startExport(page);
  await expect(dialog.getByRole('list', { name: 'Warnings' })).toBeHidden();
  await expect
    .poll(loggedMismatches)
    .toContainEqual(expect.stringMatching(/groups Expected text\/csv, received application\/json$/));
});

test.describe(() => {
  test('an export is refused for an unknown list, for an unknown user, and without a session', async ({
    page,
    playwright,
    baseURL,
  }) => {
    for (const address of [
      'nothing',
      '__proto__',
      'rounds',
      'rounds?uid=..',
      'rounds?uid=nobody',
      'friends?uid=a%2Fb',
    ]) {
      const response = await page.request.get(`/api/export/${address}`);
      expect(response.status(), address).toBe(404);
      expect(await response.json(), address).toEqual({ error: { message: expect.any(String) } });
    }
    const stranger = await playwright.request.newContext({ baseURL, storageState: { cookies: [], origins: [] } });
    const refused = await stranger.get('/api/export/users');
    expect(refused.status()).toBe(401);
    expect(await refused.json()).toMatchObject({ error: { message: 'Sign in to see this.' } });
    await stranger.dispose();
  });
});
