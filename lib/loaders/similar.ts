import 'server-only';
import { type Result, toResult } from '@/lib/contract/result';
import { isSearchable } from '@/lib/list/url/list-state';
import type { AnyList } from '@/lib/resources/resource';
import type { Hit } from '@/lib/search/search-result';
import { MOST_SIMILAR, similarNames, similarSearches } from '@/lib/search/similar-names';
import { fetchListPage } from './fetch-list-page';
import { hitOf } from './hit';
import { readListAddress } from './read-list-address';

type Options = { timeZone: string; signal?: AbortSignal | undefined };

const PAGE_SIZE = 50;

/** Searches one after the other, and no more once it has enough names. @throws RequestFailed, ContractBroken, Unreachable */
export async function findSimilar(
  { list, uid = '', query = {} }: { list: AnyList; uid?: string; query?: Readonly<Record<string, unknown>> },
  q: string,
  { timeZone, signal }: Options,
): Promise<Hit[]> {
  const found = new Map<string, Hit>();
  let similar: Hit[] = [];
  for (const search of similarSearches(q).filter(isSearchable)) {
    const page = { ...query, search, pageNumber: 1, pageSize: PAGE_SIZE };
    const { rows } = await fetchListPage(list, page, { uid, priority: 'low', ...(signal && { signal }) });
    for (const row of rows)
      if (row.ok) found.set(row.item.uid, hitOf(list, list.row.kind ?? 'user', row.item, timeZone));
    similar = similarNames([...found.values()], q);
    if (similar.length >= MOST_SIMILAR) break;
  }
  return similar;
}

/** Finds similar names among the rows of a list, with the list's filters; null if its rows are not people. */
export async function loadSimilar(address: string, options: Options): Promise<Result<Hit[]> | null> {
  const found = readListAddress(address, options.timeZone);
  const q = found?.query.search;
  return found?.list.isOfPeople && q ? toResult(findSimilar(found, q, options)) : null;
}
