import { beforeEach, expect, it, vi } from 'vitest';
import { country } from '@/lib/resources/countries';
import { regions } from '@/lib/resources/regions';
import { countRows } from './count';
import { loadTabTotals } from './load-tab-totals';

vi.mock('./count', () => ({ countRows: vi.fn() }));

const count = { endpoint: regions.endpoint, query: () => ({}) };
const record = {
  ...country,
  tabs: [
    { label: 'Overview', href: () => '/countries/c-1' },
    { label: 'Regions', href: () => '/regions', count },
    { label: 'Courses', href: () => '/courses', count },
    { label: 'Users', href: () => '/users', totalOf: () => 7 },
  ],
};
const load = (labels: readonly string[]) => loadTabTotals(record, 'c-1', labels);

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(countRows).mockResolvedValue({ ok: true, value: 12 });
});

it('COST-2 only the totals on the screen are counted', async () => {
  expect(await load(['Overview', 'Regions', 'Users', 'Unknown'])).toEqual([
    { label: 'Regions', total: { ok: true, value: 12 } },
  ]);
  expect(countRows).toHaveBeenCalledTimes(1);
});

it('REC-3 a total that cannot be counted does not affect the others', async () => {
  const failure = { kind: 'unreachable' as const, message: 'No answer' };
  vi.mocked(countRows).mockResolvedValueOnce({ ok: false, failure });
  expect(await load(['Regions', 'Courses'])).toEqual([
    { label: 'Regions', total: { ok: false, failure } },
    { label: 'Courses', total: { ok: true, value: 12 } },
  ]);
});
