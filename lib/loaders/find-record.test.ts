import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPage, fetchRecord } from '@/lib/api/fetch-page';
import { ContractBroken, LookupUnavailable, RequestFailed } from '@/lib/contract/result';
import type { ReadItem } from '@/lib/resources/loaded';
import { users } from '@/lib/resources/users';
import { resetProcessState } from '@/lib/server/process-state.fixture';
import { findRecord } from './find-record';

vi.mock('@/lib/api/fetch-page', () => ({
  fetchPage: vi.fn(),
  fetchRecord: vi.fn(),
}));

type User = { uid: string; firstName?: string };

const ok = (uid: string, more = {}): ReadItem<User> => ({ ok: true, item: { uid, ...more }, faults: [] });
const ROWS = [ok('u1'), ok('u2'), ok('u3')];
const uidOf = (row: ReadItem<User>) => (row.ok ? row.item.uid : row.uid);

/** Mocks an API with these `ROWS` and this search. */
function answer(search: (text: string) => readonly ReadItem<User>[]) {
  vi.mocked(fetchPage).mockImplementation(async (_, { search: text }) => {
    const rows = text === undefined ? ROWS : search(String(text));
    return { rows, paging: { pageNumber: 1, pageSize: 5, total: rows.length } } as never;
  });
}

beforeEach(() => {
  vi.clearAllMocks();
  resetProcessState('idSearch');
});

it('ERR-5 finding a record takes one call, even if some of its fields could not be parsed', async () => {
  const faults = [{ field: 'handicap', message: 'Required' }];
  answer(() => [{ ok: true, item: { uid: 'u2' }, faults }]);
  expect(await findRecord(users, 'u2')).toEqual({ item: { uid: 'u2' }, faults });
  expect(fetchPage).toHaveBeenCalledTimes(1);
});

it('ERR-5 a record counts as missing only if the API’s search is known to find IDs', async () => {
  answer((text) => ROWS.filter((row) => uidOf(row) === text));
  expect(await findRecord(users, 'u9')).toBeNull();
  expect(fetchPage).toHaveBeenCalledTimes(3);
});

it.each([
  ['finds names only', () => []],
  ['is ignored', () => ROWS.slice(0, 1)],
])('ERR-5 a record cannot be looked up if the API’s search %s', async (_, search) => {
  answer(search);
  await expect(findRecord(users, 'u9')).rejects.toThrow(LookupUnavailable);
});

it('ERR-5 if a search finds a row that contains the text but has another ID, the record counts as missing', async () => {
  answer((text) => (text === 'smith' ? [ok('u1', { firstName: 'Smith' })] : ROWS.filter((row) => uidOf(row) === text)));
  expect(await findRecord(users, 'smith')).toBeNull();
});

it.each([
  ['with its uid', 'u2'],
  ['without a uid', null],
])('ERR-5 a record whose row (%s) could not be parsed does not count as missing', async (_, uid) => {
  answer(() => [{ ok: false, uid, faults: [{ field: 'uid', message: 'Required' }] }]);
  await expect(findRecord(users, 'u2')).rejects.toThrow(ContractBroken);
});

it('ERR-5 a record with its own endpoint counts as missing if the endpoint responds with 404', async () => {
  const source = { ...users, isRecord: true as const };
  vi.mocked(fetchRecord).mockResolvedValueOnce({ item: { uid: 'u2' }, faults: [] } as never);
  expect(await findRecord(source, 'u2')).toEqual({ item: { uid: 'u2' }, faults: [] });
  expect(fetchRecord).toHaveBeenCalledWith(source, { id: 'u2' });
  vi.mocked(fetchRecord).mockRejectedValueOnce(new RequestFailed(404, 'Not found'));
  expect(await findRecord(source, 'u9')).toBeNull();
  vi.mocked(fetchRecord).mockRejectedValueOnce(new RequestFailed(409, 'Refused'));
  await expect(findRecord(source, 'u8')).rejects.toThrow('Refused');
});
