import { beforeEach, expect, it, vi } from 'vitest';
import { RequestFailed } from '@/lib/contract/result';
import { setUnreadable } from '@/lib/contract/unread';
import { allChoices, choicesToFetch } from './filter-choices';
import { eventStatuses } from './known-values';
import { users } from './users';

const { getTotal, listCountries } = vi.hoisted(() => ({ getTotal: vi.fn(), listCountries: vi.fn() }));
vi.mock('@/lib/api/stats', () => ({ getTotal }));
vi.mock('@/lib/api/places', () => ({ listCountries, listRegions: vi.fn() }));

beforeEach(() => {
  getTotal.mockReset();
});

it('FILTER-1 statuses are those that the API counts, in its order', async () => {
  getTotal.mockResolvedValue({
    total: 5,
    byStatus: [
      { status: 'IN_PROGRESS', count: 3 },
      { status: 'HELD', count: 2 },
    ],
  });
  expect(await allChoices('status-of-events', '')).toEqual({
    ok: true,
    value: [
      { value: 'IN_PROGRESS', label: 'In Progress', count: 3 },
      { value: 'HELD', label: 'Held', count: 2 },
    ],
  });
});

it('FILTER-1 golfers without a status can be chosen where there are any', async () => {
  getTotal.mockResolvedValue({ total: 5, byStatus: [{ status: 'ACTIVE', count: 3 }] });
  expect(await allChoices('status-of-users', '')).toMatchObject({
    value: [
      { value: 'ACTIVE', count: 3 },
      { value: 'none', label: 'No status', count: 2 },
    ],
  });
  getTotal.mockResolvedValue({ total: 3, byStatus: [{ status: 'ACTIVE', count: 3 }] });
  expect(await allChoices('status-of-users', '')).toMatchObject({ value: [{ value: 'ACTIVE' }] });
});

it.each([
  ['counts no statuses', () => getTotal.mockResolvedValue({ total: 5, byStatus: null })],
  ['refuses', () => getTotal.mockRejectedValue(new RequestFailed(404, 'Not found'))],
])('FILTER-1 where the API %s the known ones are offered', async (_, answer) => {
  answer();
  expect(await allChoices('status-of-events', '')).toEqual({ ok: true, value: eventStatuses });
});

it('FILTER-1 choices whose uid could not be read are counted, with the reason', async () => {
  const unread = { name: 'Wales' };
  setUnreadable(unread, 'uid', { place: 'uid', words: 'Required', read: false });
  listCountries.mockResolvedValue({
    rows: [
      { ok: true, item: { uid: 'c1', name: 'England' } },
      { ok: true, item: unread },
      { ok: false, uid: null, faults: ['items[2]: Expected object, received null'] },
    ],
  });
  expect(await allChoices('country', '')).toEqual({
    ok: true,
    value: [
      { value: 'c1', label: 'England' },
      { value: '', label: '2 could not be read: uid: Required' },
    ],
  });
});

it('SLOW-1 before an answer the form keeps what is chosen, and fetches what can be chosen', () => {
  const filters = { country: 'a,b', status: 'ACTIVE' };
  expect(choicesToFetch(users.filters ?? [], { filters })).toMatchObject({
    country: {
      chosen: [
        { value: 'a', label: 'a' },
        { value: 'b', label: 'b' },
      ],
      all: '/api/choices/country?of=a%2Cb',
    },
    region: { chosen: [], all: '/api/choices/region?of=a%2Cb' },
    status: { chosen: [{ value: 'ACTIVE', label: 'ACTIVE' }] },
  });
  expect(choicesToFetch(users.filters ?? [], { filters: {} }).region).toEqual([]);
});
