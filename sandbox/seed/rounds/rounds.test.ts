import { describe, expect, it } from 'vitest';
import { allocateStrokes, makeCard } from '@/sandbox/golf/scoring/card';
import { cardTotal } from '@/sandbox/golf/testing/card-total';
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
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <Item>(items: readonly Item[], test: (item: Item) => boolean) => items.filter(test).length / items.length;

describe('courses', () => {
  it('seeded courses are par 70 to 72 for men, with odd stroke indexes on the first nine and even indexes on the second', () => {
    const full = [...tees.values()].filter((tee) => tee.holes.length === 18);
    for (const { par, gender, slope, holes } of full) {
      if (gender === 'MALE') expect([70, 71, 72]).toContain(par);
      expect(slope).toBeGreaterThanOrEqual(55);
      expect(slope).toBeLessThanOrEqual(155);
      const indexes = holes.map(({ strokeIndex }) => strokeIndex);
      if (indexes.includes(null)) continue;
      expect(indexes.toSorted((a, b) => (a ?? 0) - (b ?? 0))).toEqual(holes.map((_, hole) => hole + 1));
      expect(indexes.slice(0, 9).every((index) => (index ?? 0) % 2 === 1)).toBe(true);
    }
    expect(mean(full.map(({ slope }) => slope))).toBeGreaterThan(118);
    expect(mean(full.map(({ slope }) => slope))).toBeLessThan(130);
  });

  it('seeded courses include nine-hole courses and missing stroke indexes', () => {
    expect(new Set([...tees.values()].map(({ holes }) => holes.length))).toEqual(new Set([9, 18]));
    expect([...tees.values()].some(({ holes }) => holes.some(({ strokeIndex }) => strokeIndex === null))).toBe(true);
  });
});

describe('users', () => {
  it('seeded users have realistic handicaps', () => {
    const men = users.flatMap((user) => (user.gender === 'MALE' ? (user.handicapIndex ?? []) : []));
    expect(mean(men)).toBeGreaterThan(13);
    expect(mean(men)).toBeLessThan(16);
    expect(share(users, ({ handicapIndex }) => handicapIndex === null)).toBeGreaterThan(0.01);
  });

  it('seeded users include a name of 60 characters and have unique e-mail addresses', () => {
    expect(Math.max(...users.map(({ firstName, lastName }) => `${firstName} ${lastName}`.length))).toBe(60);
    expect(new Set(users.map(({ email }) => email)).size).toBe(size.users);
  });
});

describe('rounds', () => {
  it('seeded rounds are the same on every run', () => {
    expect([...makeRounds(geography, users, size)]).toEqual(rounds);
  });

  it('seeded rounds were played within the last two years, after all their players had joined', () => {
    const joined = new Map(users.map(({ id, joinedAt }) => [id, joinedAt]));
    for (const { round, players } of rounds) {
      expect(round.createdAt < seedNow).toBe(true);
      expect(round.createdAt.getTime()).toBeGreaterThan(seedNow.getTime() - (windowDays + 1) * 86_400_000);
      for (const { userId } of players) {
        if (userId) expect(joined.get(userId)?.getTime()).toBeLessThan(round.createdAt.getTime() + 86_400_000);
      }
    }
  });

  it('most seeded rounds are on Saturdays and in the summer half of the year', () => {
    expect(share(rounds, ({ round }) => round.createdAt.getUTCDay() === 6)).toBeGreaterThan(0.25);
    const light = share(
      rounds,
      ({ round }) => round.createdAt.getUTCMonth() >= 3 && round.createdAt.getUTCMonth() <= 9,
    );
    expect(light).toBeGreaterThan(0.7);
  });

  it('players of seeded Stableford rounds have about 32.5 points on average', () => {
    const points = completed.flatMap(({ round, players, cards }) => {
      if (round.scoringFormat !== 'STABLEFORD') return [];
      return players.flatMap((player, place) => {
        const tee = tees.get(player.teeId);
        const scores = cards[place]?.scores;
        if (!tee || tee.holes.length === 9 || !scores) return [];
        const strokes = allocateStrokes(
          player.playingHandicap,
          tee.holes.map(({ strokeIndex }) => strokeIndex),
        );
        const card = makeCard(
          tee.holes.map(({ par }) => par),
          scores,
          strokes,
        );
        return cardTotal(card, 'stableford') ?? [];
      });
    });
    expect(mean(points)).toBeGreaterThan(31);
    expect(mean(points)).toBeLessThan(34.5);
  });

  it('a seeded round has each player once; only a completed round has a winner, who is one of its players', () => {
    for (const { round, players } of rounds) {
      const userIds = players.flatMap(({ userId }) => userId ?? []);
      expect(new Set(userIds).size).toBe(userIds.length);
      expect(userIds).toContain(round.createdBy);
      if (round.winnerPlayerId) expect(players.map(({ id }) => id)).toContain(round.winnerPlayerId);
      if (round.winnerPlayerId) expect(round.status).toBe('COMPLETED');
    }
    expect(share(completed, ({ round }) => round.winnerPlayerId !== null)).toBeGreaterThan(0.75);
  });

  it('the user who plays most has 374 seeded rounds, and some users have none', () => {
    const keenest = users.find(isKeenest)?.id;
    const played = (id: string | undefined) =>
      rounds.filter(({ players }) => players.some(({ userId }) => userId === id));
    expect(played(keenest)).toHaveLength(374);
    expect(users.some(({ id }) => played(id).length === 0)).toBe(true);
  });
});
