import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { User } from '@/lib/contract/users';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { foldName } from '@/sandbox/db/fold-name';

const UsersPage = pageOf(User);

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const list = (query = '') => api.get(`/admin/users${query}`, UsersPage);

describe('pages', () => {
  it('LIST-10 the list of users shows the first ten users by name by default', async () => {
    const { items, paging } = await list();
    expect(paging).toEqual({ pageNumber: 1, pageSize: 10, total: api.size.users });
    const names = items.map(({ firstName, lastName }) => foldName(`${firstName} ${lastName}`));
    expect(names).toHaveLength(10);
    expect(names).toEqual(names.toSorted());
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

  it('a search for nothing but spaces finds all users', async () => {
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
});
