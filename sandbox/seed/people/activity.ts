import { createRandom } from '../random';
import { seedNow } from '../size';
import type { User } from './people';

/** Remembers the time of a user's latest round. */
export function recordRound(lastPlayed: Map<string, Date>, userId: string, at: Date): void {
  const before = lastPlayed.get(userId);
  if (!before || before < at) lastPlayed.set(userId, at);
}

/** The time when each user was last active, which is after joining and after the last round. Some users have none. */
export function lastActivity(users: readonly User[], lastPlayed: ReadonlyMap<string, Date>) {
  const random = createRandom('activity');
  const seen: { id: string; at: Date }[] = [];
  for (const { id, joinedAt } of users) {
    const played = lastPlayed.get(id)?.getTime() ?? 0;
    const looked = joinedAt.getTime() + (seedNow.getTime() - joinedAt.getTime()) * random.next() ** 3;
    const last = Math.max(played + random.below(6 * 3_600_000), looked);
    if (played > 0 || random.chance(0.6))
      seen.push({ id, at: new Date(Math.min(last, seedNow.getTime() - random.below(3_600_000))) });
  }
  return seen;
}
