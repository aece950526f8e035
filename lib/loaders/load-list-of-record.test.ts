import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireSession } from '@/lib/auth/session/read-session';
import { RequestFailed } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/url/list-state';
import { countries } from '@/lib/resources/countries';
import { regions } from '@/lib/resources/regions';
import { friends, users } from '@/lib/resources/users';
import { ScreenNotFound } from '@/lib/server/requests/not-found';
import { fetchListPage } from './fetch-list-page';
import { findRecord } from './find-record';
import { loadListOfRecord } from './load-list-of-record';

vi.mock('@/lib/auth/session/read-session', () => ({ requireSession: vi.fn() }));
vi.mock('@/lib/server/env', () => ({ env: () => ({ TIME_ZONE: 'Europe/London' }) }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: async () => 'UTC', readColumnsCookie: async () => null }));
vi.mock('./fetch-list-page', () => ({ fetchListPage: vi.fn(), fetchPrintedRows: vi.fn() }));
vi.mock('./find-record', () => ({ findRecord: vi.fn() }));

const regionsOfCountry = { ...regions, pathname: (uid: string) => `/countries/${uid}/regions`, recordKey: 'country' };
const owner = { source: countries, uid: 'c-1' };
const paging = { pageNumber: 1, pageSize: 10, total: 1 };
const region = { uid: 'r-1', name: 'Highland', country: { uid: 'c-1', name: 'Scotland' }, usersCount: 3 };
const rows = [{ ok: true, item: region, faults: [] }];

const load = (params: SearchParams = {}) => loadListOfRecord(regionsOfCountry, owner, Promise.resolve(params));
const answer = (page: { rows: unknown[] }) =>
  vi.mocked(fetchListPage).mockResolvedValue({ ...page, paging, ignored: [] } as never);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(requireSession).mockResolvedValue({ email: 'staff@fairway.test' } as never);
  answer({ rows });
});

describe('loadListOfRecord', () => {
  it('COST-2 loading a record’s list does not look up the record', async () => {
    const { uid, pathname } = await load();
    expect([uid, pathname]).toEqual(['c-1', '/countries/c-1/regions']);
    expect(requireSession).toHaveBeenCalled();
    expect(findRecord).not.toHaveBeenCalled();
  });

  it('ERR-5 a record’s list without rows responds with “not found” if the record does not exist', async () => {
    answer({ rows: [] });
    vi.mocked(findRecord).mockResolvedValue(null);
    await expect(load()).rejects.toThrow(ScreenNotFound);
  });

  it('COST-2 a search without results does not look up the record of the list', async () => {
    answer({ rows: [] });
    expect((await load({ q: 'high' })).page.ok).toBe(true);
    expect(findRecord).not.toHaveBeenCalled();
  });

  it('COST-2 if the endpoint’s path contains the record’s ID, an empty list does not look up the record', async () => {
    answer({ rows: [] });
    await loadListOfRecord(friends, { source: users, uid: 'u-1' }, Promise.resolve({}));
    expect(findRecord).not.toHaveBeenCalled();
  });

  it('ERR-5 a record’s list without rows is shown if the record exists or cannot be looked up', async () => {
    answer({ rows: [] });
    vi.mocked(findRecord).mockResolvedValue({ item: { uid: 'c-1', name: 'Scotland' }, faults: [] } as never);
    expect((await load()).page.ok).toBe(true);
    vi.mocked(findRecord).mockRejectedValue(new RequestFailed(500, 'out of order'));
    expect((await load()).page.ok).toBe(true);
  });

  it('ERR-5 a record’s list responds with “not found” if its endpoint responds with 404', async () => {
    vi.mocked(fetchListPage).mockRejectedValue(new RequestFailed(404, 'no such country'));
    await expect(load()).rejects.toThrow(ScreenNotFound);
  });
});
