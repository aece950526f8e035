import 'server-only';
import { failureReason } from '@/components/feedback/failure-reason';
import { othersOn, type PlayerResult, playerResult } from '@/components/golf/outcome/player-result';
import { toResult } from '@/lib/contract/result';
import type { ListState } from '@/lib/list/url/list-state';
import { loadEventLeaders } from '@/lib/loaders/load-event-leaders';
import { loadRoundLeaders } from '@/lib/loaders/load-round-leaders';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import type { Event } from '@/lib/resources/events';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import type { LoadedList } from '@/lib/resources/loaded';
import { routes } from '@/lib/routes';

export type RowResult =
  | { text: string; names?: readonly string[]; others?: readonly string[]; href: string | null }
  | { error: string };

export type RowResults = ReadonlyMap<string, RowResult>;

type WithResults<Item extends { uid: string }> = {
  loaded: LoadedList<Item>;
  results: RowResults | null;
};

/** Number of results loaded at once: each needs an API call, and a screen may make at most 30. */
export const RESULTS_AT_A_TIME = 20;

type Source<Item> = {
  loadResult: (item: Item, userUid: string) => Promise<PlayerResult>;
  boardHref: (item: Item, tab: NonNullable<PlayerResult['tab']>, userUid: string) => string;
};

export const eventResults: Source<Event> = {
  loadResult: async (event, userUid) => playerResult(await loadEventLeaders(event), userUid, event.status ?? undefined),
  boardHref: ({ uid }, tab, userUid) => routes.eventBoardAt(uid, tab, userUid),
};

export const roundResults: Source<FriendlyRound> = {
  loadResult: async (round, userUid) => {
    const boards = await loadRoundLeaders(round);
    return { ...playerResult(boards, userUid, round.status), others: othersOn(boards, userUid) };
  },
  boardHref: ({ uid }, _, userUid) => routes.friendlyBoardAt(uid, userUid),
};

export async function withRowResults<Item extends { uid: string }>(
  loading: Promise<LoadedList<Item>>,
  source: Source<Item>,
): Promise<WithResults<Item>> {
  const loaded = await loading;
  const { state, page, uid } = loaded;
  if (state.results === undefined) return { loaded, results: null };
  const rows = page.ok ? page.value.rows : [];
  const first = firstRowWithResult(state);
  const items = rows.slice(first, first + RESULTS_AT_A_TIME).flatMap((row) => (row.ok ? [row.item] : []));
  return { loaded, results: await loadResults(items, uid, source) };
}

export function firstRowWithResult({ results }: Pick<ListState, 'results'>): number {
  return ((Number(results) || 1) - 1) * RESULTS_AT_A_TIME;
}

export async function loadResults<Item extends { uid: string }>(
  items: readonly Item[],
  userUid: string,
  { loadResult, boardHref }: Source<Item>,
): Promise<RowResults> {
  const results = await mapConcurrently(items, async (item): Promise<[string, RowResult]> => {
    const loaded = await toResult(loadResult(item, userUid));
    if (!loaded.ok) return [item.uid, { error: `Result unavailable. ${failureReason(loaded.failure)}` }];
    const { words, names, others, is, tab } = loaded.value;
    if (is === 'failed') return [item.uid, { error: words }];
    const href = tab ? boardHref(item, tab, userUid) : null;
    return [item.uid, { text: words, href, ...(names && { names }), ...(others && { others }) }];
  });
  return new Map(results);
}
