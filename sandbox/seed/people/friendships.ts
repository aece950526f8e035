import type { friendships } from '../../db/schema/base';
import { createRandom } from '../random';
import { seedNow } from '../size';
import type { Golfer } from './people';
import { makePlayingPartners } from './playing-partners';

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
