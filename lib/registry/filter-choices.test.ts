import { beforeEach, expect, it, vi } from 'vitest';
import { RequestFailed } from '@/lib/contract/result';
import { allChoices } from './filter-choices';
import { eventStatuses } from './known-values';

const getTotal = vi.hoisted(() => vi.fn());
vi.mock('@/lib/api/stats', () => ({ getTotal }));

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

it.each([
  ['counts no statuses', () => getTotal.mockResolvedValue({ total: 5, byStatus: null })],
  ['refuses', () => getTotal.mockRejectedValue(new RequestFailed(404, 'Not found'))],
])('FILTER-1 where the API %s the known ones are offered', async (_, answer) => {
  answer();
  expect(await allChoices('status-of-events', '')).toEqual({ ok: true, value: eventStatuses });
});
