import type { friendships } from '../../db/schema/base';
import { isKeenest, type User } from '../people/people';
import { createRandom, type Random } from '../random';
import { seedNow } from '../size';
import { firstAbove } from './calendar';

export type PlayingPartners = {
  keenest: User | undefined;
  /** Draws a user who had joined by the time `at`. Users who play often are drawn more often. */
  creator: (random: Random, at: Date) => User;
  /** Draws at most `count` friends of a user. All of them had joined by the time `at`. */
  friends: (random: Random, user: User, count: number, at: Date) => User[];
};

/** Gives each user a dozen playing partners: users of the same country who joined at about the same time. */
export function makePlayingPartners(users: readonly User[]): PlayingPartners {
  const keenest = users.find(isKeenest);
  // Without the user who plays most, whose rounds are drawn separately.
  const players = users.filter((user) => user.eagerness > 0 && user !== keenest);
  const cumulative: number[] = [];
  const joined: number[] = [];
  const byCountry = new Map<string, User[]>();
  let sum = 0;
  for (const user of players) {
    sum += user.eagerness;
    cumulative.push(sum);
    joined.push(user.joinedAt.getTime());
    const mates = byCountry.get(user.country.iso);
    if (mates) mates.push(user);
    else byCountry.set(user.country.iso, [user]);
  }
  joined.push(Number.POSITIVE_INFINITY);

  const partnersOf = new Map<string, readonly User[]>();
  for (const mates of byCountry.values()) {
    for (const [index, user] of mates.entries()) {
      const from = Math.max(0, Math.min(index - 8, mates.length - 13));
      const others = mates.slice(from, from + 13).filter((mate) => mate !== user);
      partnersOf.set(user.id, others);
    }
  }
  if (keenest) partnersOf.set(keenest.id, (byCountry.get(keenest.country.iso) ?? []).slice(0, 16));

  return {
    keenest,
    creator: (random, at) => {
      const total = cumulative[firstAbove(joined, at.getTime()) - 1] ?? cumulative[0] ?? 0;
      return players[firstAbove(cumulative, random.next() * total)] ?? random.pick(users);
    },
    friends: (random, user, count, at) =>
      random.shuffle((partnersOf.get(user.id) ?? []).filter((mate) => mate.joinedAt <= at)).slice(0, count),
  };
}

/** Makes friendships in both directions, mostly among playing partners, some among all users. */
export function makeFriendships(users: readonly User[]): (typeof friendships.$inferInsert)[] {
  const random = createRandom('friendships');
  const partners = makePlayingPartners(users);
  const friends = new Map<string, Set<string>>(users.map(({ id }) => [id, new Set()]));
  for (const user of users) {
    if (random.chance(0.06)) continue;
    const near = Math.round(Math.exp(random.normal(Math.log(4), 0.7)));
    const far = random.chance(0.04) ? random.between(10, 40) : random.below(3);
    const others = [
      ...partners.friends(random, user, near, seedNow),
      ...Array.from({ length: far }, () => random.pick(users)),
    ];
    // Users who never play are not chosen as friends, but may choose friends.
    for (const other of others) {
      if (other === user || other.eagerness === 0) continue;
      friends.get(user.id)?.add(other.id);
      friends.get(other.id)?.add(user.id);
    }
  }
  return [...friends].flatMap(([userId, ids]) => [...ids].map((friendId) => ({ userId, friendId })));
}
