import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContestUsages } from '@/lib/contract/groups';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { contests, contestWinners } from '@/sandbox/db/schema/event-scores';
import { events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const usageOf = (group: string) => api.get(`/admin/groups/${group}/contest-usage`, ContestUsages);

it('the API counts the contests of a group’s events by type', async () => {
  const { db } = api;
  const eventsOf = Map.groupBy(await db.select().from(events), ({ groupId }) => groupId);
  const heldAt = Map.groupBy(await db.select().from(contests), ({ eventId }) => eventId);
  const winnersOf = Map.groupBy(await db.select().from(contestWinners), ({ contestId }) => contestId);
  let used = 0;
  for (const { id } of await db.select().from(groups)) {
    const own = eventsOf.get(id) ?? [];
    const byType = Map.groupBy(
      own.flatMap((event) => heldAt.get(event.id) ?? []),
      ({ type }) => type,
    );
    const { eventsCount, items } = await usageOf(id);
    expect(eventsCount).toBe(own.length);
    expect(items.map(({ contestType }) => contestType).toSorted()).toEqual([...byType.keys()].toSorted());
    for (const usage of items) {
      const held = byType.get(usage.contestType) ?? [];
      const times = held.map((contest) => contest.heldAt.toISOString()).toSorted();
      const inEvents = new Set(held.map(({ eventId }) => eventId)).size;
      expect(usage).toEqual({
        contestType: usage.contestType,
        eventsCount: inEvents,
        eventsShare: inEvents / own.length,
        contestsCount: held.length,
        winnersCount: held.flatMap((contest) => winnersOf.get(contest.id) ?? []).length,
        firstUsedAt: times[0],
        lastUsedAt: times.at(-1),
      });
      used += 1;
    }
    expect(items.map((usage) => usage.eventsCount)).toEqual(
      items.map((usage) => usage.eventsCount).toSorted((a, b) => Number(b) - Number(a)),
    );
  }
  expect(used).toBeGreaterThan(10);
});
