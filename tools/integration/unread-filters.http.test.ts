import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { countAt } from '@/lib/loaders/count-at';
import { openListCsv } from '@/lib/loaders/csv/open-csv';
import { loadBreakDown } from '@/lib/loaders/load-break-down';
import { loadNeighbours } from '@/lib/loaders/load-neighbours';
import { users } from '@/lib/resources/users';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { users as usersTable } from '@/sandbox/db/schema/base';
import { sandbox } from './sandbox-api';

vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: '' }) }));
vi.mock('@/lib/server/preferences', () => ({ readTimeZone: async () => 'UTC' }));
vi.mock('@/lib/api/http/http', () => import('./sandbox-api'));

let api: TestApi;
let all: (typeof usersTable.$inferSelect)[];
beforeAll(async () => {
  api = await openTestApi();
  all = await api.db.select().from(usersTable);
});
afterAll(() => api.close());
beforeEach(() => {
  sandbox.asked.length = 0;
  sandbox.request = (url) => api.request(url);
});

it('LIST-25 with a filter that cannot be read, no total is counted', async () => {
  expect(await countAt('/all-users?handicapMin=abc&status=ACTIVE', 'UTC')).toEqual({
    ok: false,
    failure: { kind: 'broken', message: 'Handicap from “abc” is not a number' },
  });
  expect(sandbox.asked).toEqual([]);
});

it('LIST-25 BREAK-2 a summary ignores a filter that cannot be read, names it, and keeps it in its links', async () => {
  const summary = await loadBreakDown('/all-users?handicapMin=abc', 'status', 'UTC');
  expect(summary?.total).toEqual({ ok: true, value: all.length });
  expect(summary?.unread.map(({ words }) => words)).toEqual(['Handicap from “abc” is not a number']);
  expect(summary?.href).toBe('/all-users?handicapMin=abc');
  expect(summary?.counted.length).toBeGreaterThan(2);
  for (const { href, total } of summary?.counted ?? []) {
    const status = new URLSearchParams(href?.split('?')[1]).get('status');
    expect(href).toContain('handicapMin=abc');
    const rows = all.filter((one) => (one.status ?? 'none') === status);
    expect(total).toEqual({ ok: true, value: rows.length });
  }
});

it('LIST-25 a summary and a record’s neighbours read repeated and twice encoded parameters as the list does', async () => {
  const query = 'status=ACTIVE&amp;status=lost&status=INVITED&amp;pageSize=50';
  const options = { timeZone: 'UTC', signal: new AbortController().signal };
  const page = await loadNeighbours(`/all-users?${query}`, options);
  const some = all.filter(({ status }) => status === 'ACTIVE' || status === 'INVITED').length;
  expect(page).toMatchObject({ ok: true, value: { size: 50, total: some } });
  const summary = await loadBreakDown(`/all-users?${query}`, 'country', 'UTC');
  expect(summary?.total).toEqual({ ok: true, value: some });
});

it.each([
  ['active', 'never', () => true],
  ['activeBefore', '2026-06-01', (at: Date | null) => at === null || at < new Date('2026-06-01')],
] as const)('FILTER-12 the CSV has the users that the filter %s=%s finds', async (key, value, holds) => {
  const source = await openListCsv(users, { params: { [key]: value }, uid: '', signal: new AbortController().signal });
  const rows = all.filter(({ lastActiveAt }) => (key === 'active' ? lastActiveAt === null : holds(lastActiveAt)));
  expect(rows.length).toBeGreaterThan(0);
  expect(source.total).toBe(rows.length);
});
