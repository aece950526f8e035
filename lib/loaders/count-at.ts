import 'server-only';
import { ContractBroken, type Result, toResult } from '@/lib/contract/result';
import { ignoredFilterMessage } from '@/lib/list/rows/ignored-filters';
import { fetchListPage } from './fetch-list-page';
import { readListAddress } from './read-list-address';

/** Returns null if the API reports no total, and a failure if a filter was not applied. */
export function countAt(href: string, timeZone: string): Promise<Result<number | null>> {
  return toResult(fetchTotal(href, timeZone));
}

async function fetchTotal(href: string, timeZone: string): Promise<number | null> {
  const found = readListAddress(href, timeZone);
  if (!found) throw new Error(`Not the URL of a list: ${href}`);
  const { list, uid, query, state } = found;
  if (state.unread[0]) throw new ContractBroken([state.unread[0].words]);
  const { paging, ignored } = await fetchListPage(
    list,
    { ...query, pageNumber: 1, pageSize: 1 },
    { uid, priority: 'low' },
  );
  if (ignored[0]) throw new ContractBroken([ignoredFilterMessage(ignored[0])]);
  return paging.total;
}
