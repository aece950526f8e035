import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventRoundsList, eventsList } from '@/sandbox/api/events/queries';
import { roundsList } from '@/sandbox/api/friendly-rounds/queries';
import { membersList } from '@/sandbox/api/members/queries';
import { usersList } from '@/sandbox/api/users/queries';
import type { OpenDatabase } from '@/sandbox/db/database';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { createDataCache } from './data-cache';
import type { List, Sorted } from './list';
import { orderOf } from './order';
import { deepPageRows } from './page';

/** Minimum number of rows between two page anchors, so small that even short lists have several. */
const minSpacing = 7;
const numbered = { minSpacing, stepFrom: 1_000_000 };
const stepped = { minSpacing, stepFrom: 0 };

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

/** Checks, for every sort order, that each page equals the same part of the full list. */
function testPagesMatchFullList<Item extends { uid: string }, Query extends Sorted>(
  name: string,
  list: List<Item, Query>,
  filter: Partial<Query> = {},
  distances = numbered,
): void {
  const { uid, sortColumns } = list;
  const own = Object.keys(sortColumns).filter((key) => sortColumns[key]?.column.table === uid.table);
  it.each(own.flatMap((key) => [key, `-${key}`]))(
    `pages of ${name} sorted by %s equal the same parts of the full list`,
    async (sortedBy) => {
      const { db } = database;
      const query = { ...filter, sortedBy } as Query;
      const where = list.where(query);
      const { sortKey, orderBy } = orderOf(list, query);
      const whole = await list.rows(db, { sortKey, where, orderBy, limit: 10_000, offset: 0 });
      const uids = whole.map(({ item }) => item.uid);
      const total = uids.length;
      expect(total).toBeGreaterThan(40);
      const data = { db, cache: createDataCache() };
      const limit = 10;
      const last = limit * Math.floor((total - 1) / limit);
      const some = [0, 10, 20, limit * Math.floor(total / 2 / limit), last - limit, last];
      for (const offset of some) {
        const page = await deepPageRows(data, list, query, { where, total, offset, limit }, distances);
        expect(page.map(({ item }) => item.uid)).toEqual(uids.slice(offset, offset + limit));
      }
    },
  );
}

testPagesMatchFullList('users', usersList);
testPagesMatchFullList('users filtered by status', usersList, { status: 'ACTIVE' });
testPagesMatchFullList('members', membersList);
testPagesMatchFullList('events', eventsList);
testPagesMatchFullList('event rounds', eventRoundsList);
testPagesMatchFullList('friendly rounds', roundsList);
testPagesMatchFullList('friendly rounds filtered by status', roundsList, { status: 'COMPLETED' });
testPagesMatchFullList('friendly rounds, found by stepping through the index,', roundsList, {}, stepped);
testPagesMatchFullList(
  'friendly rounds filtered by status, found by stepping through the index,',
  roundsList,
  { status: 'COMPLETED' },
  stepped,
);
testPagesMatchFullList(
  'friendly rounds filtered by status and format, found by stepping through the index,',
  roundsList,
  { status: 'COMPLETED,ABANDONED', scoringFormat: 'STABLEFORD' },
  stepped,
);

it('row keys, from which later pages start, are computed once per sort order', async () => {
  const { db } = database;
  const cache = createDataCache();
  const pageAnchors = vi.spyOn(cache, 'pageAnchors');
  const select = vi.spyOn(db, 'select');
  const total = await db.$count(usersList.uid.table);
  const read = async (offset: number) => {
    select.mockClear();
    await deepPageRows({ db, cache }, usersList, {}, { where: undefined, total, offset, limit: 10 }, numbered);
    return select.mock.calls.length;
  };
  const first = await read(30);
  expect(await read(20)).toBe(first - 2);
  expect(pageAnchors).toHaveBeenCalledTimes(2);
});

it('a search that collects all matching rows and then sorts returns the same rows as a search in sort order', async () => {
  const { db } = database;
  const { sortKey, orderBy } = orderOf(roundsList, {});
  const window = { sortKey, where: roundsList.where({ search: 'a' }), orderBy, limit: 20, offset: 5 };
  const found = await roundsList.rows(db, window);
  expect(found).toHaveLength(20);
  expect(await roundsList.rows(db, { ...window, few: true })).toEqual(found);
});
