import { beforeEach, expect, it, vi } from 'vitest';
import { fetchPage } from '@/lib/api/fetch-page';
import { Unreachable } from '@/lib/contract/result';
import { membersOfGroup } from '@/lib/resources/members';
import { users } from '@/lib/resources/users';
import { findSimilar, loadSimilar } from './similar';

vi.mock('@/lib/api/fetch-page', () => ({ fetchPage: vi.fn() }));

const OPTIONS = { timeZone: 'UTC' };

/** Mocks an API that finds these people, whatever is searched. */
function answer(...names: string[]) {
  const rows = names.map((name, index) => {
    const [firstName, lastName] = name.split(' ');
    return { ok: true, item: { uid: `u${index}`, firstName, lastName }, faults: [] };
  });
  const paging = { pageNumber: 1, pageSize: 50, total: rows.length };
  vi.mocked(fetchPage).mockResolvedValue({ rows, paging } as never);
}

const calls = () => vi.mocked(fetchPage).mock.calls;

beforeEach(() => vi.clearAllMocks());

it('SRCH-11 similar names are looked for in at most six calls of low priority', async () => {
  answer('Dara Byrne');
  expect(await findSimilar({ list: users }, 'Cian Reagan', OPTIONS)).toEqual([]);
  expect(calls()).toHaveLength(6);
  for (const [, , options] of calls()) expect(options).toMatchObject({ priority: 'low' });
});

it('SRCH-11 nothing more is searched once five similar names are found', async () => {
  answer('Cian Regan', 'Kian Regan', 'Cian Egan', 'Ciara Regan', 'Cien Regan');
  const hits = await findSimilar({ list: users }, 'Cian Reagan', OPTIONS);
  expect(hits[0]).toMatchObject({ title: 'Cian Regan', href: '/all-users/u0' });
  expect(calls()).toHaveLength(1);
});

it('SRCH-11 words of fewer than three letters are not searched alone', async () => {
  answer();
  await findSimilar({ list: users }, 'Bo Li', OPTIONS);
  expect(calls().map(([, { search }]) => search)).toEqual([]);
});

it('SRCH-11 a search that is cancelled makes no further calls', async () => {
  const leaving = new AbortController();
  vi.mocked(fetchPage).mockImplementation(async (_, __, { signal } = {}) => {
    leaving.abort();
    signal?.throwIfAborted();
    throw new Unreachable('The golf service cannot be reached');
  });
  await expect(findSimilar({ list: users }, 'Cian Reagan', { ...OPTIONS, signal: leaving.signal })).rejects.toThrow();
  expect(calls()).toHaveLength(1);
});

it('SRCH-11 similar names of a list are searched in its record and with its filters', async () => {
  answer('Cian Regan');
  const found = await loadSimilar('/groups/g1/members?q=Reagan%2C+Cian&role=OWNER', OPTIONS);
  expect(found).toMatchObject({ ok: true, value: [{ title: 'Cian Regan', href: '/group-members/u0' }] });
  expect(calls()[0]).toMatchObject([membersOfGroup, { id: 'g1', role: 'OWNER', search: 'cian re' }, {}]);
});

it.each([
  ['without a search', '/all-users'],
  ['whose rows are no people', '/groups?q=Walton'],
  ['that does not exist', '/nowhere?q=Walton'],
])('SRCH-11 a list %s offers no similar names', async (_, address) => {
  expect(await loadSimilar(address, OPTIONS)).toBeNull();
  expect(calls()).toHaveLength(0);
});
