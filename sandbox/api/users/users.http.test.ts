import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { User } from '@/lib/contract/users';
import type * as whole from '@/sandbox/api/shapes';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { foldName } from '@/sandbox/db/fold-name';
import { users } from '@/sandbox/db/schema/base';

const UsersPage = pageOf(User);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const list = (query = '') => api.get(`/admin/users${query}`, UsersPage);

/** Reads all users page by page. The page size makes the last page shorter than the others. */
async function listAll(sortedBy: string): Promise<whole.User[]> {
  const all: whole.User[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, paging } = await list(`?sortedBy=${sortedBy}&pageSize=37&pageNumber=${pageNumber}`);
    all.push(...items);
    if (all.length >= paging.total) return all;
  }
}

describe('pages', () => {
  it('LIST-10 the list of users shows the first ten users by name by default', async () => {
    const { items, paging } = await list();
    expect(paging).toEqual({ pageNumber: 1, pageSize: 10, total: api.size.users });
    const names = items.map(({ firstName, lastName }) => foldName(`${firstName} ${lastName}`));
    expect(names).toHaveLength(10);
    expect(names).toEqual(names.toSorted());
  });

  it.each([16, 2_147_483_647])(
    'page %d of users, which is after the last page, is empty but has the correct total',
    async (pageNumber) => {
      const { items, paging } = await list(`?pageNumber=${pageNumber}`);
      expect(items).toEqual([]);
      expect(paging).toEqual({ pageNumber, pageSize: 10, total: api.size.users });
    },
  );
});

describe('LIST-8 order', () => {
  const keys = {
    name: ({ firstName, lastName }: whole.User) => foldName(`${firstName} ${lastName}`),
    handicap: ({ handicap }: whole.User) => handicap ?? null,
    country: ({ country }: whole.User) => (country ? foldName(country.name) : null),
    createdAt: ({ createdAt }: whole.User) => createdAt ?? null,
  };

  it.each(
    Object.entries(keys).flatMap(([key, value]) => [
      { sortedBy: key, value, sign: 1 },
      { sortedBy: `-${key}`, value, sign: -1 },
    ]),
  )(
    'the list of users sorted by $sortedBy has every user once, equal values by uid and missing values last',
    async ({ sortedBy, value, sign }) => {
      const all = await listAll(sortedBy);
      expect(new Set(all.map(({ uid }) => uid)).size).toBe(api.size.users);
      for (const [index, next] of all.entries()) {
        const before = all[index - 1];
        if (!before) continue;
        const [a, b] = [value(before), value(next)];
        if (a === null) expect(b).toBeNull();
        if (a !== null && b !== null && a !== b) expect(a < b ? 1 : -1).toBe(sign);
        if (a === b) expect(before.uid < next.uid ? 1 : -1).toBe(sign);
      }
    },
  );

  it('the seed includes users without a handicap, users without a country and users with a plus handicap', async () => {
    const all = await listAll('-handicap');
    expect(all.at(-1)?.handicap).toBeNull();
    expect(all.some(({ country, region }) => country === null && region === null)).toBe(true);
    expect(all.some(({ handicap }) => handicap != null && handicap < 0)).toBe(true);
  });
});

describe('LIST-4 search', () => {
  const found = async (search: string) =>
    (await list(`?search=${encodeURIComponent(search)}`)).items.map(({ lastName }) => lastName);

  it.each([
    ['Siobhán Featherstonehaugh', 'Featherstonehaugh'],
    ['feather SIOB', 'Featherstonehaugh'],
    ['siobhan', 'Featherstonehaugh'],
    ['siobhan.featherstonehaugh@example.com', 'Featherstonehaugh'],
    ['o’súill', "O'Súilleabháin"],
    ["O'SUILL", "O'Súilleabháin"],
    ['παπαδοπουλος', 'Παπαδόπουλος'],
    ['ШЕВЧ', 'Шевченко'],
    ['山田', '山田'],
    ['김 민준', '김'],
  ])('a search for “%s” finds the user with the last name %s', async (search, lastName) => {
    expect(await found(search)).toContain(lastName);
  });

  it('a search finds only users who match every word', async () => {
    expect(await found('siobhan shevchenko')).toEqual([]);
  });

  it.each(['%', '_', '%%%', 'siob_an', '\\', "' or 1=1 --", '*'])(
    'a search of users treats %s literally',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  it('a search for spaces finds all users', async () => {
    expect((await list('?search=%20%20')).paging.total).toBe(api.size.users);
  });

  it('LIST-16 a search finds a user by the uid or at least its first eight characters, in upper or lower case', async () => {
    const [first] = (await list()).items;
    const uid = first?.uid ?? '';
    for (const search of [uid, uid.toUpperCase(), uid.slice(0, -1), uid.slice(0, 8)]) {
      expect((await list(`?search=${search}`)).items.map((user) => user.uid)).toEqual([uid]);
    }
    expect((await list(`?search=${uid.slice(0, 7)}`)).items).toEqual([]);
  });

  it('a search returns one page of rows and the total number of matching users', async () => {
    const { items, paging } = await list('?search=example.com&pageSize=100&sortedBy=-createdAt');
    expect(paging.total).toBe(api.size.users);
    expect(items).toHaveLength(100);
  });
});

it('the API returns a user whose status is missing or is unknown to the contract', async () => {
  await api.db.update(users).set({ status: 'NEVER_SEEN_BEFORE' });
  expect((await list()).items[0]?.status).toBe('NEVER_SEEN_BEFORE');
  await api.db.update(users).set({ status: null });
  expect((await list()).items[0]?.status).toBeNull();
});
