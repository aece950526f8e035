import { toApiQuery } from '@/lib/list/url/api-query';
import { FILTER_LABELS } from '@/lib/list/url/filter-labels';
import { readListState, type SearchParams } from '@/lib/list/url/list-state';
import type { AnyList } from '@/lib/resources/resource';

type QuerySchema = Parameters<typeof readListState>[0];

export function readListQuery(
  { endpoint, filters }: Pick<AnyList, 'endpoint' | 'filters'>,
  params: SearchParams,
  timeZone: string,
) {
  const state = readListState(endpoint.input as QuerySchema, params, filters, FILTER_LABELS);
  return { state, query: toApiQuery(state, filters, timeZone) };
}
