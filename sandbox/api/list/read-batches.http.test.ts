import { afterAll, beforeAll, expect, it } from 'vitest';
import { coursesList } from '@/sandbox/api/courses/queries';
import { eventRoundsList, eventsList } from '@/sandbox/api/events/queries';
import { groupsList } from '@/sandbox/api/groups/queries';
import { membersList } from '@/sandbox/api/members/queries';
import { regionsList } from '@/sandbox/api/places/queries';
import { usersList } from '@/sandbox/api/users/queries';
import type { OpenDatabase } from '@/sandbox/db/database';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { seed } from '@/sandbox/seed/seed';
import type { List, Sorted } from './list';
import { readBatches } from './read-batches';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seed(database.db, () => {}, { users: 90, friendlyRounds: 0 });
});
afterAll(() => database.close());

async function uidsOf<Item extends { uid: string }, Query extends Sorted>(
  list: List<Item, Query>,
  sortedBy: string,
  limit: number,
): Promise<string[]> {
  const uids: string[] = [];
  for await (const items of readBatches(database.db, list, { sortedBy } as Query, limit)) {
    expect(items.length).toBeLessThanOrEqual(limit);
    uids.push(...items.map(({ uid }) => uid));
  }
  return uids;
}

/** Checks in every sort order that the batches together equal the full list. */
function testBatchesMatchFullList<Item extends { uid: string }, Query extends Sorted>(
  name: string,
  list: List<Item, Query>,
): void {
  const keys = Object.keys(list.sortColumns);
  it.each(keys.flatMap((key) => [key, `-${key}`]))(
    `batches of ${name} sorted by %s together equal the full list`,
    async (sortedBy) => {
      const whole = await uidsOf(list, sortedBy, 10_000);
      expect(new Set(whole).size).toBe(whole.length);
      for (const limit of [7, 30]) expect(await uidsOf(list, sortedBy, limit)).toEqual(whole);
    },
  );
}

testBatchesMatchFullList('users', usersList);
testBatchesMatchFullList('members', membersList);
testBatchesMatchFullList('groups', groupsList);
testBatchesMatchFullList('regions', regionsList);
testBatchesMatchFullList('courses', coursesList);
testBatchesMatchFullList('events', eventsList);
testBatchesMatchFullList('event rounds', eventRoundsList);

it('when the last rows of a list fill a batch, readBatches ends with an empty batch', async () => {
  const sizes: number[] = [];
  for await (const items of readBatches(database.db, usersList, {}, 45)) sizes.push(items.length);
  expect(sizes).toEqual([45, 45, 0]);
});
