import 'server-only';
import { type PlayerResult, playerResult } from '@/components/golf/outcome/player-result';
import { loadEventLeaders } from '@/lib/loaders/load-event-leaders';
import type { Event } from '@/lib/resources/events';
import { routes } from '@/lib/routes';

/** How a user did in an event, for `withPlayerResults`. */
export const playerResults = {
  loadResult: async (event: Event, userUid: string): Promise<PlayerResult> =>
    playerResult(await loadEventLeaders(event), userUid, event.status ?? undefined),
  boardHref: ({ uid }: Event, tab: NonNullable<PlayerResult['tab']>, userUid: string) =>
    routes.eventBoardAt(uid, tab, userUid),
};
