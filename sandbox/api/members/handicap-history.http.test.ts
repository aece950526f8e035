import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { HandicapEntry, Member } from '@/lib/contract/members';
import { type Fraction, roundToTenth } from '@/lib/golf/scoring/fraction';
import { cardFromRow, type HoleRow, holesOfTees } from '@/sandbox/api/testing/expected-scores';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { tees } from '@/sandbox/db/schema/base';
import { eventCards, handicapEntries } from '@/sandbox/db/schema/event-scores';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { groupMembers } from '@/sandbox/db/schema/groups';
import {
  eighteenHoleDifferential,
  nineHoleDifferential,
  scoreDifferential,
} from '@/sandbox/golf/handicap/differential';
import { indexHistory, type PostedScore } from '@/sandbox/golf/handicap/index-history';
import { adjustedGross, maximumWithoutIndex } from '@/sandbox/golf/scoring/net-double-bogey';

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
let holesOf: ReadonlyMap<string, HoleRow[]>;
let teeOf: ReadonlyMap<string, typeof tees.$inferSelect>;

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
  holesOf = await holesOfTees(db);
  teeOf = new Map((await db.select().from(tees)).map((tee) => [tee.id, tee]));
});
afterAll(() => api.close());

/**
 * True when a score counts for the handicap: the player finished the card, the round is completed, and the format is
 * not four-ball.
 */
const counts = ({ card, round, event }: Score) =>
  round.status === 'COMPLETED' && card.finished && !card.leftAs && event.teamFormat !== 'FOUR_BALL';

/** The score differential; null for a nine-hole round of a member without a handicap. */
function differentialOf({ card }: Score, handicap: number | null): Fraction | null {
  const tee = teeOf.get(card.teeId);
  const holes = holesOf.get(card.teeId) ?? [];
  if (!tee) return null;
  const played = cardFromRow(holes, card.scores, card.courseHandicap);
  const gross = handicap === null ? adjustedGross(played, maximumWithoutIndex) : adjustedGross(played);
  if (holes.length === 18) return scoreDifferential(gross, tee, 0);
  return handicap === null ? null : eighteenHoleDifferential(nineHoleDifferential(gross, tee, 0), handicap);
}

describe('the API returns handicap histories', () => {
  it('a handicap history follows from the event scores, round by round', () => {
    let moved = 0;
    for (const { id } of members) {
      const [first, ...rest] = entriesOf.get(id) ?? [];
      const allotted = first?.roundId ? null : (first?.handicap ?? null);
      const expected: { roundId: string; handicap: number; differential: number }[] = [];
      let current = allotted;
      const posted: PostedScore[] = [];
      for (const score of (scoresOf.get(id) ?? []).filter(counts)) {
        const differential = differentialOf(score, current);
        if (differential === null) continue;
        posted.push({ date: score.round.playedAt?.toISOString().slice(0, 10) ?? '', differential });
        const index = indexHistory(posted).at(-1)?.handicapIndex ?? current;
        if (index === null) continue;
        expected.push({ roundId: score.round.id, handicap: index, differential: roundToTenth(differential) });
        current = index;
      }
      const entries = first?.roundId ? [first, ...rest] : rest;
      expect(entries.map(({ roundId, handicap, differential }) => ({ roundId, handicap, differential }))).toEqual(
        expected,
      );
      moved += expected.length;
    }
    expect(moved).toBeGreaterThan(200);
  });

  it('in a handicap history, each entry starts from the handicap of the previous entry, and the last entry has the member’s handicap', () => {
    for (const { id, handicap } of members) {
      const entries = entriesOf.get(id) ?? [];
      expect(entries.at(-1)?.handicap ?? null).toBe(handicap);
      for (const [place, { previousHandicap }] of entries.entries()) {
        expect(previousHandicap).toBe(entries[place - 1]?.handicap ?? null);
      }
    }
  });

  it('a handicap history contains the handicap that the player had on the day of each round', () => {
    for (const [id, scores] of scoresOf) {
      for (const { card, event } of scores) {
        const before = (entriesOf.get(id) ?? []).filter(({ changedAt }) => changedAt <= (event.startAt ?? new Date()));
        expect(card.handicapIndex).toBe(before.at(-1)?.handicap ?? null);
      }
    }
  });

  it('the seeded handicap histories include plus handicaps, exceptional scores, and handicaps that rise, fall or stay the same', () => {
    const all = [...entriesOf.values()].flat();
    const moves = all.flatMap(({ handicap, previousHandicap }) =>
      previousHandicap === null ? [] : [handicap - previousHandicap],
    );
    expect(moves.some((move) => move > 0)).toBe(true);
    expect(moves.some((move) => move < 0)).toBe(true);
    expect(moves).toContain(0);
    expect(all.some(({ handicap }) => handicap < 0)).toBe(true);
    const reasons = new Set(all.map(({ reason }) => reason));
    for (const reason of ['INITIAL', 'SCORE', 'EXCEPTIONAL_SCORE']) expect(reasons).toContain(reason);
  });
});

it('the API returns a handicap history newest entry first, with the names of rounds and events', async () => {
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
