import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Page, Row } from '@/lib/contract/page';
import { Unreachable } from '@/lib/contract/result';
import { searchFindsIds } from './id-search';

type Query = { search?: string; pageSize: number };
const ok = (uid: string): Row<{ uid: string }> => ({ ok: true, item: { uid } });
const rows = [ok('a'), ok('b'), ok('c')];
const pageOf = (found: readonly Row<{ uid: string }>[]): Page<{ uid: string }> => ({
  endpoint: 'users.list',
  rows: found,
  paging: { pageNumber: 1, pageSize: 1, total: found.length },
});
const apiWith = (search: (text: string) => readonly Row<{ uid: string }>[]) =>
  vi.fn(async (query: Query) => pageOf(query.search === undefined ? rows : search(query.search)));

let endpoint = '';
beforeEach(() => {
  endpoint = crypto.randomUUID();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

it.each([
  ['finds IDs', (text: string) => rows.filter((row) => row.ok && row.item.uid === text), true],
  ['matches names only', () => [], false],
  ['is ignored', () => rows.slice(0, 1), false],
] as const)('ERR-5 the app notices that the API’s search %s', async (_, search, findsIds) => {
  const api = apiWith(search);
  expect(await searchFindsIds(endpoint, api)).toBe(findsIds);
  expect(api).toHaveBeenCalledTimes(2);
});

it('ERR-5 whether a search finds IDs is cached for five minutes per endpoint', async () => {
  const api = apiWith(() => []);
  await searchFindsIds(endpoint, api);
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(await searchFindsIds(endpoint, api)).toBe(false);
  expect(api).toHaveBeenCalledTimes(2);
  await searchFindsIds(`${endpoint}, another`, api);
  expect(api).toHaveBeenCalledTimes(4);
  vi.advanceTimersByTime(1);
  await searchFindsIds(endpoint, api);
  expect(api).toHaveBeenCalledTimes(6);
});

it('ERR-5 if the app cannot check whether a search finds IDs, it throws the error and caches nothing', async () => {
  await expect(searchFindsIds(endpoint, () => Promise.reject(new Unreachable('No answer')))).rejects.toThrow(
    'No answer',
  );
  expect(
    await searchFindsIds(
      endpoint,
      apiWith((text) => [ok(text)]),
    ),
  ).toBe(true);
});

it('ERR-5 if a list is empty, its search is assumed to find IDs, but this is not cached', async () => {
  expect(await searchFindsIds(endpoint, async () => pageOf([]))).toBe(true);
  expect(
    await searchFindsIds(
      endpoint,
      apiWith(() => []),
    ),
  ).toBe(false);
});
