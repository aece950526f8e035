import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageOf } from '@/lib/contract/common';
import { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { foldName } from '@/sandbox/db/fold-name';
import { holes, users } from '@/sandbox/db/schema/base';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';

const RoundsPage = pageOf(FriendlyRound);

let api: TestApi;
let keenest: string;
let rounds: FriendlyRound[];
beforeAll(async () => {
  api = await openTestApi();
  const [user] = await api.db.select().from(users).where(eq(users.lastName, 'Featherstonehaugh'));
  keenest = user?.id ?? '';
  rounds = await listAll('-createdAt');
});
afterAll(() => api.close());

const list = (query = '', uid = keenest) => api.get(`/admin/users/${uid}/friendly-rounds${query}`, RoundsPage);

async function listAll(sortedBy: string): Promise<FriendlyRound[]> {
  const all: FriendlyRound[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { items, paging } = await list(`?sortedBy=${sortedBy}&pageSize=17&pageNumber=${pageNumber}`);
    all.push(...items);
    if (all.length >= paging.total) return all;
  }
}

describe('FR-6 pages', () => {
  it('a list of friendly rounds shows the newest ten rounds by default', async () => {
    const { items, paging } = await list();
    expect(paging).toEqual({ pageNumber: 1, pageSize: 10, total: 150 });
    expect(items).toEqual(rounds.slice(0, 10));
  });
});

describe('search', () => {
  it('a search finds friendly rounds if each search word occurs in the name of the course or of the creator', async () => {
    const [round] = rounds;
    const words = `${round?.createdBy.lastName.slice(0, 4)} ${round?.course.name.slice(0, 5)}`.toUpperCase();
    const expected = rounds.filter(({ course, createdBy }) =>
      foldName(words)
        .split(' ')
        .every((word) =>
          [course.name, `${createdBy.firstName} ${createdBy.lastName}`].some((text) => foldName(text).includes(word)),
        ),
    );
    const { items, paging } = await list(`?pageSize=100&search=${encodeURIComponent(words)}`);
    expect(paging.total).toBe(expected.length);
    expect(items).toEqual(expected.slice(0, 100));
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(rounds.length);
  });

  it('a search for a round’s uid finds it only in the list of a user who played it', async () => {
    const uid = rounds[7]?.uid ?? '';
    expect((await list(`?search=${uid}`)).items.map((round) => round.uid)).toEqual([uid]);
    const [other] = await api.db.select({ id: users.id }).from(users).where(eq(users.lastName, 'Ng'));
    expect((await list(`?search=${uid}`, other?.id)).paging.total).toBe(0);
  });
});

describe('the rounds', () => {
  it('FR-3 friendly rounds are won by users, by guests without an account, or by nobody', () => {
    const winners = rounds.map(({ winnerPlayer }) => winnerPlayer ?? null);
    expect(winners).toContain(null);
    expect(winners.some((winner) => winner?.membershipType === 'APPLICATION_USER' && winner.userUid)).toBe(true);
    const guest = winners.find((winner) => winner?.membershipType === 'NON_APPLICATION_USER');
    expect(guest).toMatchObject({ userUid: null, handicap: expect.any(Number) });
  });

  it('FR-2 the holes of a friendly round omit a stroke index that the course does not publish', async () => {
    const [without] = await api.db
      .select({ uid: friendlyRounds.id, creator: friendlyRounds.createdBy })
      .from(friendlyRounds)
      .innerJoin(holes, eq(holes.teeId, friendlyRounds.teeId))
      .where(isNull(holes.strokeIndex));
    const response = await api.request(`/admin/users/${without?.creator}/friendly-rounds?search=${without?.uid}`);
    const [round] = RoundsPage.parse(await response.json()).items;
    const unindexed = round?.tee.holes.filter((hole) => !('strokeIndex' in hole)) ?? [];
    expect(unindexed.length).toBeGreaterThan(0);
    expect(unindexed.length).toBeLessThan(round?.tee.holes.length ?? 0);
  });

  it('FR-4 the API also returns a status of a friendly round that the contract does not know', async () => {
    const uid = rounds[0]?.uid ?? '';
    await api.db.update(friendlyRounds).set({ status: 'NEVER_SEEN_BEFORE' }).where(eq(friendlyRounds.id, uid));
    expect((await list(`?search=${uid}`)).items[0]?.status).toBe('NEVER_SEEN_BEFORE');
  });
});
