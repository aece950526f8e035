import 'server-only';
import { friendlyLeaders } from '@/lib/api/boards';
import type { FriendlyLeaders } from '@/lib/contract/boards';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';

export function loadRoundLeaders(round: FriendlyRound): Promise<FriendlyLeaders | null> {
  return friendlyLeaders(round, null);
}
