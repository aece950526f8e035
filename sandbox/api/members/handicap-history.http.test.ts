import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { HandicapEntry, Member } from '@/lib/contract/members';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { eventCards, handicapEntries } from '@/sandbox/db/schema/event-scores';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';

type Score = {
  card: typeof eventCards.$inferSelect;
  round: typeof eventRounds.$inferSelect;
  event: typeof events.$inferSelect;
};
type EntryRow = typeof handicapEntries.$inferSelect;

let api: TestApi;
let members: (typeof groupMembers.$inferSelect)[];
let entriesOf: ReadonlyMap<string, EntryRow[]>;
let scoresOf: ReadonlyMap<string, Score[]>;

beforeAll(async () => {
  api = await openTestApi();
  const { db } = api;
  members = await db.select().from(groupMembers);
  entriesOf = Map.groupBy(
    await db.select().from(handicapEntries).orderBy(asc(handicapEntries.changedAt)),
    ({ memberId }) => memberId,
  );
  const rounds = new Map((await db.select().from(eventRounds)).map((round) => [round.id, round]));
  const byId = new Map((await db.select().from(events)).map((event) => [event.id, event]));
  const scores = (await db.select().from(eventCards)).flatMap((card) => {
    const round = rounds.get(card.roundId);
    const event = round && byId.get(round.eventId);
    return event ? [{ card, round, event }] : [];
  });
  scoresOf = Map.groupBy(
    scores.sort((a, b) => (a.round.playedAt?.getTime() ?? 0) - (b.round.playedAt?.getTime() ?? 0)),
    ({ card }) => card.memberId,
  );
});
afterAll(() => api.close());

describe('handicap histories', () => {
  it('in a handicap history, each entry continues from the previous one, and the last has the member’s handicap', () => {
    for (const { id, handicap } of members) {
      const entries = entriesOf.get(id) ?? [];
      expect(entries.at(-1)?.handicap ?? null).toBe(handicap);
      for (const [place, { previousHandicap }] of entries.entries()) {
        expect(previousHandicap).toBe(entries[place - 1]?.handicap ?? null);
      }
    }
  });
});

it('a handicap history has the newest entry first, with the names of rounds and events', async () => {
  const [longest = ['']] = [...entriesOf].sort(([, a], [, b]) => b.length - a.length);
  const path = `/admin/group-members/${longest[0]}/handicap-history?pageSize=100`;
  const { items } = await api.get(path, pageOf(HandicapEntry));
  expect(items.map(({ uid }) => uid)).toEqual(
    entriesOf
      .get(longest[0])
      ?.map(({ id }) => id)
      .toReversed(),
  );
  const [newest] = items;
  const score = scoresOf.get(longest[0])?.find(({ round }) => round.id === newest?.round?.uid);
  expect(newest?.event).toEqual({ uid: score?.event.id, name: score?.event.name });
  expect(newest?.round?.name).toBe(score?.round.name ?? `Round ${score?.round.number}`);
  expect(items.at(-1)).toMatchObject({ reason: 'INITIAL', previousHandicap: null, round: null, event: null });
  const [member] = (await api.get(`/admin/group-members?search=${longest[0]}`, pageOf(Member))).items;
  expect(member?.handicap).toBe(newest?.handicap);
});
