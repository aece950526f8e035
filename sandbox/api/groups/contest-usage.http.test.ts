import { afterAll, beforeAll, expect, it } from 'vitest';
import { ContestUsages } from '@/lib/contract/groups';
import { holesOfTees } from '@/sandbox/api/testing/expected-scores';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { contests, contestWinners, eventCards } from '@/sandbox/db/schema/event-scores';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';
import { playSkins } from '@/sandbox/golf/scoring/skins';

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

it('every contest winner played the round, the winners of twos and skins follow from the cards, and nearest the pin is held only on par threes', async () => {
  const { db } = api;
  const holesOf = await holesOfTees(db);
  const cardsOf = Map.groupBy(await db.select().from(eventCards), ({ roundId }) => roundId);
  const winnersOf = Map.groupBy(await db.select().from(contestWinners), ({ contestId }) => contestId);
  const statusOf = new Map((await db.select().from(eventRounds)).map(({ id, status }) => [id, status]));
  const place = ({ memberId, holeNumber }: { memberId: string; holeNumber: number }) => `${memberId} ${holeNumber}`;
  for (const { id, type, roundId, holeNumber } of await db.select().from(contests)) {
    const winners = (winnersOf.get(id) ?? []).map(place).toSorted();
    const cards = (cardsOf.get(roundId) ?? []).filter(({ leftAs }) => !leftAs);
    if (statusOf.get(roundId) !== 'COMPLETED') {
      expect(winners).toEqual([]);
    } else if (type === 'TWOS') {
      const twos = cards.flatMap(({ memberId, scores }) =>
        scores.flatMap((score, index) => (score === 2 ? [place({ memberId, holeNumber: index + 1 })] : [])),
      );
      expect(winners).toEqual(twos.toSorted());
    } else if (type === 'SKINS') {
      const holes = (cards[0]?.scores ?? []).map((_, hole) => cards.map(({ scores }) => scores[hole] ?? null));
      const won = playSkins(holes, true).holes.flatMap(({ winner }, index) =>
        winner === null ? [] : [place({ memberId: cards[winner]?.memberId ?? '', holeNumber: index + 1 })],
      );
      expect(winners).toEqual(won.toSorted());
    } else {
      expect(winners.length).toBeLessThanOrEqual(1);
      const players = cards.map(({ memberId }) => place({ memberId, holeNumber: holeNumber ?? 0 }));
      for (const winner of winners) expect(players).toContain(winner);
      const par = holesOf.get(cards[0]?.teeId ?? '')?.[(holeNumber ?? 0) - 1]?.par;
      if (type === 'NEAREST_THE_PIN') expect(par).toBe(3);
    }
  }
});

it.each(['nobody', '00000000-0000-4000-8000-000000000000'])(
  'the API responds 404 for the contests of the unknown group %s',
  async (id) => {
    expect(await api.getError(`/admin/groups/${id}/contest-usage`)).toMatchObject({ status: 404, code: 'not_found' });
  },
);
