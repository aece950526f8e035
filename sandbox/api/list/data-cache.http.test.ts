import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { usersList } from '@/sandbox/api/users/queries';
import type { OpenDatabase } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { seed } from '@/sandbox/seed/seed';
import { testSize } from '@/sandbox/seed/testing/test-size';
import { createDataCache } from './data-cache';
import { within } from './list';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
});
afterAll(() => database.close());

function counting() {
  const { db } = database;
  const count = vi.fn(usersList.count);
  const list = { ...usersList, count };
  const cache = createDataCache();
  const of = (query: Parameters<typeof list.where>[0]) => cache.total(db, list, list.where(query), query);
  return { db, count, list, cache, of };
}

it('a total is counted once per filter and cached for every sort order', async () => {
  const { of, count } = counting();
  expect(await of({})).toBe(testSize.users);
  expect(await of({ sortedBy: '-name' })).toBe(testSize.users);
  expect(count).toHaveBeenCalledTimes(1);
  const active = await of({ status: 'ACTIVE' });
  expect(active).toBeLessThan(testSize.users);
  expect(await of({ status: 'INACTIVE' })).toBeLessThanOrEqual(testSize.users - active);
  expect(await of({ status: 'ACTIVE' })).toBe(active);
  expect(count).toHaveBeenCalledTimes(3);
});

it('the cache does not return the total of all users for a list that contains only some users', async () => {
  const { db, list, cache, of } = counting();
  expect(await of({})).toBe(testSize.users);
  const none = within(list, eq(users.email, 'nobody@example.com'));
  expect(await cache.total(db, none, none.where({}), {})).toBe(0);
});

it('the cache counts totals again after a reseed', async () => {
  const { db, of, count } = counting();
  expect(await of({})).toBe(testSize.users);
  await seed(db, () => {}, { users: 40, friendlyRounds: 0 });
  expect(await of({})).toBe(40);
  expect(count).toHaveBeenCalledTimes(2);
});

it('the cache does not keep a count that failed', async () => {
  const { of, count } = counting();
  count.mockRejectedValueOnce(new Error('out of paper'));
  await expect(of({})).rejects.toThrow('out of paper');
  expect(await of({})).toBeGreaterThan(0);
});

it('the cache loads each record, even a missing record, only once until the next reseed', async () => {
  const { db, cache } = counting();
  const load = vi.fn(async (uids: string[]) => new Map(uids.flatMap((uid) => (uid === 'c' ? [] : [[uid, `${uid}!`]]))));
  const of = async (...uids: string[]) => [...(await cache.records(db, 'cries', uids, load))];
  expect(await of('a', 'b', 'a')).toEqual([
    ['a', 'a!'],
    ['b', 'b!'],
  ]);
  expect(await of('b', 'c')).toEqual([
    ['b', 'b!'],
    ['c', null],
  ]);
  expect(await of('c', 'a')).toHaveLength(2);
  expect(load.mock.calls).toEqual([[['a', 'b']], [['c']]]);
  await cache.records(db, 'whispers', ['a'], load);
  expect(load).toHaveBeenCalledTimes(3);
  await seed(db, () => {}, { users: 35, friendlyRounds: 0 });
  await of('a');
  expect(load).toHaveBeenCalledTimes(4);
});

it('a request reads the version of the data once and shares cached results with other requests', async () => {
  const { db, list, cache, count } = counting();
  const reads = vi.spyOn(db, 'select');
  const request = cache.forRequest();
  const query: Parameters<typeof list.where>[0] = {};
  const totals = [1, 2, 3].map(() => request.total(db, list, undefined, query));
  await Promise.all(totals);
  await request.records(db, 'cries', ['a'], async () => new Map());
  expect(reads).toHaveBeenCalledTimes(1);
  const counted = count.mock.calls.length;
  await cache.forRequest().total(db, list, undefined, query);
  expect(count).toHaveBeenCalledTimes(counted);
  expect(reads).toHaveBeenCalledTimes(2);
  reads.mockRestore();
});
