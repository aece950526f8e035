import 'server-only';
import { ContractBroken, type Result, toResult } from '@/lib/contract/result';
import { ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import type { AnyList } from '@/lib/resources/resource';
import { fetchListPage } from './fetch-list-page';

type Query = Readonly<Record<string, unknown>>;

const ONE = { pageNumber: 1, pageSize: 1 };

/** How many rows a list has: null where the API does not say, a failure where it ignored a filter. */
export function countRows(list: AnyList, uid: string, query: Query = {}): Promise<Result<number | null>> {
  return toResult(fetchTotal(list, uid, query));
}

async function fetchTotal(list: AnyList, uid: string, query: Query): Promise<number | null> {
  const { paging, ignored } = await fetchListPage(list, { ...query, ...ONE }, { uid, priority: 'low' });
  if (ignored[0]) throw new ContractBroken([ignoredFilterWords(ignored[0])]);
  return paging.total;
}
