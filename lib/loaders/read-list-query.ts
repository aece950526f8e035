import { toApiQuery } from '@/lib/list/address/api-query';
import { readListState, type SearchParams } from '@/lib/list/address/list-state';
import { filterLabels } from '@/lib/resources/all-lists';
import type { AnyList } from '@/lib/resources/resource';

type QuerySchema = Parameters<typeof readListState>[0];

export function readListQuery(
  { endpoint, filters }: Pick<AnyList, 'endpoint' | 'filters'>,
  params: SearchParams,
  timeZone: string,
) {
  const state = readListState(endpoint.input as QuerySchema, params, filters, filterLabels);
  return { state, query: toApiQuery(state, filters, timeZone) };
}
