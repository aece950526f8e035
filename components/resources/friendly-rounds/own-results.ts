import { ownResult } from '@/components/golf/outcome/own-result';
import type { FriendlyLeaders } from '@/lib/contract/boards';
import { toResult } from '@/lib/contract/result';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { routes } from '@/lib/routes';

/** How a user did in a round, with the address of the user's row on its board; or why that is not known. */
export type RoundResult = { text: string; href: string | null } | { error: string };

const AT_ONCE = 4;

/** Fetches the boards of rounds, four at a time. @returns the user's own result, by the uid of the round */
export async function loadOwnResults(
  rounds: readonly FriendlyRound[],
  userUid: string,
  fetchLeaders: (round: FriendlyRound) => Promise<FriendlyLeaders | null>,
): Promise<ReadonlyMap<string, RoundResult>> {
  const results = new Map<string, RoundResult>();
  const waiting = [...rounds];
  const work = async () => {
    for (let round = waiting.shift(); round; round = waiting.shift()) {
      results.set(round.uid, await loadResult(round, userUid, fetchLeaders(round)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return results;
}

async function loadResult(
  { uid, status }: FriendlyRound,
  userUid: string,
  leaders: Promise<FriendlyLeaders | null>,
): Promise<RoundResult> {
  const loaded = await toResult(leaders);
  if (!loaded.ok) return { error: `Could not be read: ${loaded.failure.message}` };
  const { words, is, tab } = ownResult(loaded.value, userUid, status);
  if (is === 'failed') return { error: words };
  return { text: words, href: tab ? routes.friendlyBoardAt(uid, userUid) : null };
}
