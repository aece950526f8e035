import { leaderboardOutcome, matchOutcome } from '@/components/golf/outcome/outcome';
import type { FriendlyBoards } from '@/lib/contract/boards';
import { hasLost, isComplete, usableItems } from '@/lib/contract/read-item';
import type { Outcome } from '@/lib/format/row-winner';

/** Returns who is first; null if nobody is, undefined if the leaderboard could not be loaded or parsed. */
export function roundOutcome(boards: FriendlyBoards | null): Outcome | null | undefined {
  if (boards === null) return null;
  if (!('matches' in boards)) return leaderboardOutcome(boards);
  const { matches } = boards;
  if (!matches.ok || !isComplete(matches.value.rows)) return undefined;
  const [match, ...others] = usableItems(matches.value.rows);
  if (!match || others.length > 0) return null;
  return hasLost(matches.value, 'holesCount') ? undefined : matchOutcome(match, matches.value.holesCount ?? null);
}
