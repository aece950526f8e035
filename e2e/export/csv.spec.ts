import type { Country } from '@/lib/contract/places';
import { exportAddress, idsOf, readCsv } from '../support/exports';
import { expect, test } from '../support/test';

const uidsOf = (rows: readonly { uid: string }[]) => rows.map(({ uid }) => uid);

test('EXP-3 the CSV of a list has the filtered rows in the order of the list, and a response header has their number', async ({
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
