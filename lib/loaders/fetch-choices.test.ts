import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPage, fetchRecord } from '@/lib/api/fetch-page';
import { RequestFailed } from '@/lib/contract/result';
import { eventStatuses } from '@/lib/list/url/known-values';
import { fetchChoices } from './fetch-choices';

vi.mock('@/lib/api/fetch-page', () => ({ fetchPage: vi.fn(), fetchRecord: vi.fn() }));

beforeEach(() => {
  vi.clearAllMocks();
});

const answerTotals = (total: number, byStatus: readonly object[] | null) =>
  vi.mocked(fetchRecord).mockResolvedValue({ item: { total, byStatus }, faults: [] });

it('FILTER-1 the status filter offers the statuses that the API counts, in the API’s order', async () => {
  answerTotals(5, [
    { status: 'IN_PROGRESS', count: 3 },
    { status: 'HELD', count: 2 },
  ]);
  expect(await fetchChoices('status-of-events')).toEqual({
    choices: [
      { value: 'IN_PROGRESS', label: 'In Progress', count: 3 },
      { value: 'HELD', label: 'Held', count: 2 },
    ],
    more: null,
  });
});

it('FILTER-1 the status filter of users offers “no status” if there are users without a status', async () => {
  answerTotals(5, [{ status: 'ACTIVE', count: 3 }]);
  expect((await fetchChoices('status-of-users')).choices).toEqual([
    { value: 'ACTIVE', label: 'Active', count: 3 },
    { value: 'none', label: 'No status', count: 2 },
  ]);
  answerTotals(3, [{ status: 'ACTIVE', count: 3 }]);
  expect((await fetchChoices('status-of-users')).choices).toHaveLength(1);
});

it.each([
  ['counts no statuses', () => answerTotals(5, null)],
  ['refuses', () => vi.mocked(fetchRecord).mockRejectedValue(new RequestFailed(404, 'Not found'))],
])('FILTER-1 if the API %s, the filter offers the known statuses', async (_, answer) => {
  answer();
  expect(await fetchChoices('status-of-events')).toEqual({ choices: eventStatuses, more: null });
});

it('FILTER-1 if some choices could not be parsed, an extra line says how many, and why', async () => {
  vi.mocked(fetchPage).mockResolvedValue({
    rows: [
      { ok: true, item: { uid: 'c1', name: 'England' }, faults: [] },
      { ok: false, uid: null, faults: [{ field: 'uid', message: 'Required' }] },
      { ok: false, uid: null, faults: [{ field: '', message: 'Expected object, received null' }] },
    ],
    paging: { pageNumber: 1, pageSize: 100, total: 3 },
  });
  expect(await fetchChoices('country')).toEqual({
    choices: [
      { value: 'c1', label: 'England' },
      { value: '', label: '2 could not be read: uid: Required' },
    ],
    more: null,
  });
});

it('FILTER-4 no regions are offered before a country is chosen', async () => {
  expect(await fetchChoices('region')).toEqual({ choices: [], more: null });
  expect(fetchPage).not.toHaveBeenCalled();
});
