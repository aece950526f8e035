import { describe, expect, it } from 'vitest';
import { makeGeography } from '../geography';
import { isKeenest, makeUsers } from '../people/people';
import { seedNow, windowDays } from '../size';
import { makeRounds } from './rounds';

const size = { users: 400, friendlyRounds: 3_000 };
const geography = makeGeography();
const users = makeUsers(geography, size);
const rounds = [...makeRounds(geography, users, size)];
const completed = rounds.filter(({ round }) => round.status === 'COMPLETED');
const tees = new Map(
  [...geography.countries.values()].flatMap(({ courses }) =>
    courses.flatMap((course) => course.tees.map((tee) => [tee.id, tee] as const)),
  ),
);
const share = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length / items.length;

describe('courses', () => {
  it('generated courses include nine-hole courses and missing stroke indexes', () => {
    expect(new Set([...tees.values()].map(({ holes }) => holes.length))).toEqual(new Set([9, 18]));
    expect([...tees.values()].some(({ holes }) => holes.some(({ strokeIndex }) => strokeIndex === null))).toBe(true);
  });
});

describe('rounds', () => {
  it('generated rounds are the same on every run', () => {
    expect([...makeRounds(geography, users, size)]).toEqual(rounds);
  });

  it('generated rounds were played within the last two years, after all their players had joined', () => {
    const joined = new Map(users.map(({ id, joinedAt }) => [id, joinedAt]));
    for (const { round, players } of rounds) {
      expect(round.createdAt < seedNow).toBe(true);
      expect(round.createdAt.getTime()).toBeGreaterThan(seedNow.getTime() - (windowDays + 1) * 86_400_000);
      for (const { userId } of players) {
        if (userId) expect(joined.get(userId)?.getTime()).toBeLessThan(round.createdAt.getTime() + 86_400_000);
      }
    }
  });

  it('a generated round has each player once, and only a completed round has a winner, who is one of them', () => {
    for (const { round, players } of rounds) {
      const userIds = players.flatMap(({ userId }) => userId ?? []);
      expect(new Set(userIds).size).toBe(userIds.length);
      expect(userIds).toContain(round.createdBy);
      if (round.winnerPlayerId) expect(players.map(({ id }) => id)).toContain(round.winnerPlayerId);
      if (round.winnerPlayerId) expect(round.status).toBe('COMPLETED');
    }
    expect(share(completed, ({ round }) => round.winnerPlayerId !== null)).toBeGreaterThan(0.75);
  });

  it('the user who plays most has 374 generated rounds, and some users have none', () => {
    const keenest = users.find(isKeenest)?.id;
    const played = (id: string | undefined) =>
      rounds.filter(({ players }) => players.some(({ userId }) => userId === id));
    expect(played(keenest)).toHaveLength(374);
    expect(users.some(({ id }) => played(id).length === 0)).toBe(true);
  });
});
