import 'server-only';
import { type PlayerResult, playerResult } from '@/components/golf/outcome/player-result';
import { loadRoundLeaders } from '@/lib/loaders/load-round-leaders';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { routes } from '@/lib/routes';

/** How a user did in a friendly round, for `withPlayerResults`. */
export const roundResults = {
  loadResult: async (round: FriendlyRound, userUid: string): Promise<PlayerResult> =>
    playerResult(await loadRoundLeaders(round), userUid, round.status),
  boardHref: ({ uid }: FriendlyRound, _: string, userUid: string) => routes.friendlyBoardAt(uid, userUid),
};
