import { beforeEach, describe, expect, it, vi } from 'vitest';
import { requireSession } from '@/lib/auth/session/read-session';
import { RequestFailed } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/url/list-state';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { PageOfRows } from '@/lib/resources/loaded';
import { regions } from '@/lib/resources/regions';
import { users } from '@/lib/resources/users';
import { readColumnsCookie, readTimeZone } from '@/lib/server/preferences';
import { fetchListPage, fetchPrintedRows } from './fetch-list-page';
import { findRecord } from './find-record';
import { loadList } from './load-list';

vi.mock('@/lib/auth/session/read-session', () => ({ requireSession: vi.fn() }));
vi.mock('@/lib/server/env', () => ({ env: () => ({ TIME_ZONE: 'Europe/London' }) }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: vi.fn(), readColumnsCookie: vi.fn() }));
vi.mock('./fetch-list-page', () => ({ fetchListPage: vi.fn(), fetchPrintedRows: vi.fn() }));
vi.mock('./find-record', () => ({ findRecord: vi.fn() }));

const region = { uid: 'r-1', name: 'Highland', country: { uid: 'c-1', name: 'Scotland' }, usersCount: 3 };
const page: PageOfRows<typeof region> = {
  rows: [{ ok: true, item: region, faults: [] }],
  paging: { pageNumber: 1, pageSize: 10, total: 1 },
  ignored: [],
};

const params = (of: SearchParams) => Promise.resolve(of);
const fetchedQuery = () => vi.mocked(fetchListPage).mock.calls[0]?.[1];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(requireSession).mockResolvedValue({ email: 'staff@fairway.test' } as never);
  vi.mocked(readTimeZone).mockResolvedValue('Asia/Tokyo');
  vi.mocked(readColumnsCookie).mockResolvedValue(null);
  vi.mocked(fetchListPage).mockResolvedValue(page as never);
  vi.mocked(fetchPrintedRows).mockResolvedValue(page as never);
  vi.mocked(findRecord).mockResolvedValue({ item: { uid: 'c-1', name: 'Scotland' }, faults: [] } as never);
});

describe('loadList', () => {
  it('LIST-1 a list’s URL is parsed with the endpoint’s schema, and invalid values are dropped', async () => {
    const {
      state,
      pathname,
      page: loaded,
    } = await loadList(regions, params({ q: 'high', sortedBy: 'size', pageSize: '7' }));
    expect(state).toMatchObject({ q: 'high', sortedBy: '', pageSize: 10, pageNumber: 1 });
    expect(fetchedQuery()).toMatchObject({ search: 'high', pageSize: 10, pageNumber: 1 });
    expect([pathname, loaded.ok]).toEqual(['/regions', true]);
  });

  it('PEEK-4 a list of rounds loads the previewed round, even if its row is on another page', async () => {
    const preview = async (uid: string) => ({ uid, name: 'Celtic Vale', href: '/x', facts: [], sections: [] });
    const found = { item: { uid: 'r-2' }, faults: [] };
    vi.mocked(findRecord).mockResolvedValue(found as never);
    expect((await loadList(friendlyRounds, params({ preview: 'r-2' }), { preview })).previewed).toBe(found);
    expect(findRecord).toHaveBeenCalledExactlyOnceWith(friendlyRounds, 'r-2');
    expect((await loadList(regions, params({ preview: 'r-2' }), { preview })).previewed).toBeNull();
  });

  it('without a session, a list is not loaded', async () => {
    vi.mocked(requireSession).mockRejectedValue(new Error('redirect'));
    await expect(loadList(regions, params({}))).rejects.toThrow('redirect');
    expect(fetchListPage).not.toHaveBeenCalled();
  });

  it('if a list cannot be loaded, the failure is returned instead of the page', async () => {
    vi.mocked(fetchListPage).mockRejectedValue(new RequestFailed(500, 'out of order'));
    const { page: failed } = await loadList(regions, params({}));
    expect(failed).toMatchObject({ ok: false, failure: { status: 500 } });
  });

  it.each([
    [null, {}, ['matchplayFormat']],
    ['~', {}, []],
    ['uid', {}, ['uid']],
    ['uid', { hide: '' }, []],
  ])('LIST-13 with the cookie %j and the query %j, a list hides the columns %j', async (cookie, address, hidden) => {
    vi.mocked(readColumnsCookie).mockResolvedValue(cookie);
    expect((await loadList(friendlyRounds, params(address))).layout.hidden).toEqual(hidden);
  });

  it('COPY-5 a list shows times in the time zone of its URL, and names the user’s own', async () => {
    expect(await loadList(regions, params({}))).toMatchObject({ timeZone: 'Asia/Tokyo', ownTimeZone: null });
    const linked = await loadList(regions, params({ zone: 'America/New_York' }));
    expect(linked).toMatchObject({ timeZone: 'America/New_York', ownTimeZone: 'Asia/Tokyo' });
  });

  it('FILTER-4 a list fetches the names of the records in its filters, and no others', async () => {
    const { choices } = await loadList(users, params({ country: 'c-1' }));
    expect(choices.country).toMatchObject([{ value: 'c-1', label: 'Scotland' }]);
    expect(findRecord).toHaveBeenCalledTimes(1);
  });

  it('FILTER-1 a filter offers the values that the app knows and those on the page', async () => {
    const round = { uid: 'r-1', status: 'ON_HOLD', scoringFormat: 'MATCHPLAY', course: {}, country: {}, createdBy: {} };
    const rows = [{ ok: true, item: round, faults: [] }];
    vi.mocked(fetchListPage).mockResolvedValueOnce({ ...page, rows } as never);
    const statuses = async () => (await loadList(friendlyRounds, params({}))).choices.status;
    expect(await statuses()).toContainEqual({ value: 'ON_HOLD', label: 'On Hold' });
    vi.mocked(fetchListPage).mockResolvedValueOnce({ ...page, rows: [] } as never);
    expect(await statuses()).not.toContainEqual(expect.objectContaining({ value: 'ON_HOLD' }));
  });

  it('PRINT-1 the printed list fetches all rows that can be printed, not one page', async () => {
    expect((await loadList(regions, params({ print: '1' }))).isPrint).toBe(true);
    expect(fetchPrintedRows).toHaveBeenCalledTimes(1);
    expect(fetchListPage).not.toHaveBeenCalled();
  });
});
