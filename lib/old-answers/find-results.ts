import 'server-only';
import { soundItems } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { listHref } from '@/lib/list/address/list-state';
import type { OpenedList } from '@/lib/list/rows/opened-list';
import type { ResultsFound } from '@/lib/list/rows/results-found';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';

/** Fetches the result of each row of a list's page, four at a time; none where the address does not ask for them. */
export async function findResults<Item extends { uid: string }, Found>(
  { answer, pathname, state }: OpenedList<Item>,
  fetchResult: (item: Item) => Promise<Found>,
): Promise<ResultsFound<Found>> {
  const isOn = state.results !== undefined;
  const found = new Map<string, Result<Found>>();
  if (isOn && answer.ok) {
    await mapConcurrently(soundItems(answer.value.rows), async (item) => {
      found.set(item.uid, await toResult(fetchResult(item)));
    });
  }
  const results = isOn ? undefined : 'page';
  return { isOn, found, toggleHref: listHref(pathname, state, { results, pageNumber: state.pageNumber }) };
}
