import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPage } from '@/lib/api/fetch-page';
import { Unreachable } from '@/lib/contract/result';
import { membersOfGroup } from '@/lib/resources/members';
import { loadSimilar } from './similar';

vi.mock('@/lib/api/fetch-page', () => ({ fetchPage: vi.fn() }));

const OPTIONS = { timeZone: 'UTC' };

/** Mocks an API that finds these people whatever the search is. */
function answer(...names: string[]) {
  const rows = names.map((name, index) => {
    const [firstName, lastName] = name.split(' ');
    return { ok: true, item: { uid: `u${index}`, firstName, lastName, role: 'OWNER' }, faults: [] };
  });
  const paging = { pageNumber: 1, pageSize: 50, total: rows.length };
  vi.mocked(fetchPage).mockResolvedValue({ rows, paging } as never);
}

const calls = () => vi.mocked(fetchPage).mock.calls;

beforeEach(() => vi.clearAllMocks());

it('SRCH-11 the search for similar names makes at most six calls, of low priority', async () => {
  answer('Dara Byrne');
  expect(await loadSimilar('/all-users?q=Cian+Reagan', OPTIONS)).toEqual({ ok: true, value: [] });
  expect(calls()).toHaveLength(6);
  for (const [, , options] of calls()) expect(options).toMatchObject({ priority: 'low' });
});

it('SRCH-11 the search stops once it has found five similar names', async () => {
  answer('Cian Regan', 'Kian Regan', 'Cian Egan', 'Ciara Regan', 'Cien Regan');
  const found = await loadSimilar('/all-users?q=Cian+Reagan', OPTIONS);
  expect(found).toMatchObject({ value: [{ title: 'Cian Regan', href: '/all-users/u0' }, {}, {}, {}, {}] });
  expect(calls()).toHaveLength(1);
  answer(...Array<string>(5).fill("Fionn O'Neill"));
  const spelled = await loadSimilar('/all-users?q=Fionn+ONeill', OPTIONS);
  expect(spelled).toMatchObject({ value: [{ href: '/all-users?q=Fionn+O%27Neill' }, {}, {}, {}, {}, {}] });
});

it('SRCH-11 words of fewer than three letters are not searched alone', async () => {
  answer();
  await loadSimilar('/all-users?q=Bo+Li', OPTIONS);
  expect(calls()).toEqual([]);
});

it('SRCH-11 a search that is cancelled makes no further calls', async () => {
  const leaving = new AbortController();
  vi.mocked(fetchPage).mockImplementation(async (_, __, { signal } = {}) => {
    leaving.abort();
    signal?.throwIfAborted();
    throw new Unreachable('The golf service cannot be reached');
  });
  await expect(loadSimilar('/all-users?q=Cian+Reagan', { ...OPTIONS, signal: leaving.signal })).rejects.toThrow();
  expect(calls()).toHaveLength(1);
});

it('SRCH-11 similar names for a list are searched within its record and filters', async () => {
  answer('Cian Regan');
  const found = await loadSimilar('/groups/g1/members?q=Reagan%2C+Cian&role=OWNER', OPTIONS);
  expect(found).toMatchObject({ value: [{ title: 'Cian Regan', href: '/group-members/u0', facts: ['Owner'] }] });
  expect(calls()[0]).toMatchObject([membersOfGroup, { id: 'g1', role: 'OWNER', search: 'ci re' }, {}]);
});

it.each([
  ['/groups?q=tuesday+rollup', 'Tuesday Roll-Up', '/groups/u0'],
  ['/events/event-courses?q=carnmoth+stableford', 'Carnmouth', '/events/event-courses/u0/course-details'],
  ['/events/friendly-rounds?q=druids+hollow', 'Druid’s Hollow', '/events/friendly-rounds?course=u0'],
  ['/events/event-courses?q=Carnmoth', 'Carnmouth', '/events/event-courses/u0/course-details'],
])('SRCH-11 the list %s offers similar names too', async (address, name, href) => {
  const paging = { pageNumber: 1, pageSize: 50, total: 1 };
  const rows = [{ ok: true, item: { uid: 'u0', name }, faults: [] }];
  vi.mocked(fetchPage).mockResolvedValue({ rows, paging } as never);
  expect(await loadSimilar(address, OPTIONS)).toMatchObject({ value: [{ title: name, href }] });
});

it.each([
  ['without a search', '/all-users'],
  ['of staff', '/admin-users?q=Cian+Reagan'],
  ['that does not exist', '/nowhere?q=Walton'],
])('SRCH-11 a list %s offers no similar names', async (_, address) => {
  expect(await loadSimilar(address, OPTIONS)).toBeNull();
  expect(calls()).toHaveLength(0);
});
