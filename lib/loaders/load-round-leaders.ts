import 'server-only';
import { friendlyLeaders } from '@/lib/api/boards';
import type { FriendlyLeaders } from '@/lib/contract/boards';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';

/** The leaderboard or match of a friendly round, on the board of its format; null for a format without one. */
export function loadRoundLeaders(round: FriendlyRound): Promise<FriendlyLeaders | null> {
  return friendlyLeaders(round, null);
}
