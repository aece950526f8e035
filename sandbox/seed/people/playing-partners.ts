import type { friendships } from '../../db/schema/base';
import { createRandom, type Random } from '../random';
import { firstAbove } from '../rounds/calendar';
import { seedNow } from '../size';
import { type Golfer, isKeenest } from './people';

export type PlayingPartners = {
  keenest: Golfer | undefined;
  /** A golfer who had joined by then, weighted by eagerness. */
  creator: (random: Random, at: Date) => Golfer;
  /** At most `count` of a golfer's friends who had joined by then. */
  friends: (random: Random, golfer: Golfer, count: number, at: Date) => Golfer[];
};

/** Each golfer's playing partners: a dozen golfers of one country who joined about the same time. */
export function makePlayingPartners(golfers: readonly Golfer[]): PlayingPartners {
  const keenest = golfers.find(isKeenest);
  // The keenest golfer's rounds are drawn separately.
  const players = golfers.filter((golfer) => golfer.eagerness > 0 && golfer !== keenest);
  const cumulative: number[] = [];
  const joined: number[] = [];
  const byCountry = new Map<string, Golfer[]>();
  let sum = 0;
  for (const golfer of players) {
    sum += golfer.eagerness;
    cumulative.push(sum);
    joined.push(golfer.joinedAt.getTime());
    const mates = byCountry.get(golfer.country.iso);
    if (mates) mates.push(golfer);
    else byCountry.set(golfer.country.iso, [golfer]);
  }
  joined.push(Number.POSITIVE_INFINITY);

  const partnersOf = new Map<string, readonly Golfer[]>();
  for (const mates of byCountry.values()) {
    for (const [index, golfer] of mates.entries()) {
      const from = Math.max(0, Math.min(index - 8, mates.length - 13));
      const others = mates.slice(from, from + 13).filter((mate) => mate !== golfer);
      partnersOf.set(golfer.id, others);
    }
  }
  if (keenest) partnersOf.set(keenest.id, (byCountry.get(keenest.country.iso) ?? []).slice(0, 16));

  return {
    keenest,
    creator: (random, at) => {
      const total = cumulative[firstAbove(joined, at.getTime()) - 1] ?? cumulative[0] ?? 0;
      return players[firstAbove(cumulative, random.next() * total)] ?? random.pick(golfers);
    },
    friends: (random, golfer, count, at) =>
      random.shuffle((partnersOf.get(golfer.id) ?? []).filter((mate) => mate.joinedAt <= at)).slice(0, count),
  };
}

/** Most friends are playing partners, a few are drawn from all golfers. Every friendship is stored both ways. */
export function makeFriendships(golfers: readonly Golfer[]): (typeof friendships.$inferInsert)[] {
  const random = createRandom('friendships');
  const partners = makePlayingPartners(golfers);
  const friends = new Map<string, Set<string>>(golfers.map(({ id }) => [id, new Set()]));
  for (const golfer of golfers) {
    if (random.chance(0.06)) continue;
    const near = Math.round(Math.exp(random.normal(Math.log(4), 0.7)));
    const far = random.chance(0.04) ? random.between(10, 40) : random.below(3);
    const others = [
      ...partners.friends(random, golfer, near, seedNow),
      ...Array.from({ length: far }, () => random.pick(golfers)),
    ];
    // Golfers who never play are not befriended by others, but may have friends.
    for (const other of others) {
      if (other === golfer || other.eagerness === 0) continue;
      friends.get(golfer.id)?.add(other.id);
      friends.get(other.id)?.add(golfer.id);
    }
  }
  return [...friends].flatMap(([userId, ids]) => [...ids].map((friendId) => ({ userId, friendId })));
}
