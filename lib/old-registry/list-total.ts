import 'server-only';
import type { Page } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import type { AnyList } from './declare-list';
import { applied, fetchList } from './fetch-list';
import { readListAddress } from './list-request';

const ONE = { pageNumber: 1, pageSize: 1 };

/** A page of one row of the list that an address shows, for its total. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchTotal(href: string, timeZone: string): Promise<Page<never>> {
  const { list, uid, query } = addressedList(href, timeZone);
  return fetchList(list, { ...query, ...ONE }, { uid });
}

/** How many rows a list has: null where the API does not say, a failure where it ignored a filter. */
export function countRows(
  list: AnyList,
  query: Readonly<Record<string, unknown>>,
  uid?: string,
): Promise<Result<number | null>> {
  const page = applied(fetchList(list, { ...ONE, ...query, ...ONE }, { uid, priority: 'low' }));
  return toResult(page.then(({ paging }) => paging.total));
}

export async function countAt(href: string, timeZone: string): Promise<Result<number | null>> {
  const { list, uid, query } = addressedList(href, timeZone);
  return countRows(list, query, uid);
}

function addressedList(href: string, timeZone: string) {
  const found = readListAddress(href, timeZone);
  if (!found) throw new Error(`No list has the address ${href}`);
  return found;
}
