import 'server-only';
import { loadRoundLeaders } from '@/lib/loaders/load-round-leaders';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import type { LoadedRecordList } from '@/lib/resources/loaded-record-list';
import { loadOwnResults, type RoundResult } from './own-results';

type WithResults = {
  loaded: LoadedRecordList<FriendlyRound>;
  /** The user's own result of each round; null where the address does not ask for them. */
  results: ReadonlyMap<string, RoundResult> | null;
};

/** Adds the user's own results to the friendly rounds of a user. */
export async function withOwnResults(loading: Promise<LoadedRecordList<FriendlyRound>>): Promise<WithResults> {
  const loaded = await loading;
  const { state, page, uid } = loaded;
  if (state.results === undefined) return { loaded, results: null };
  const rounds = page.ok ? page.value.rows.flatMap((row) => (row.ok ? [row.item] : [])) : [];
  return { loaded, results: await loadOwnResults(rounds, uid, loadRoundLeaders) };
}
