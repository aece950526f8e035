import type { z } from 'zod';
import { declarationOf } from '@/lib/contract/endpoints';
import { toApiQuery } from '@/lib/list/api-query';
import { readListState, type SearchParams } from '@/lib/list/list-state';
import type { AnyList } from './declare-list';

type QuerySchema = Parameters<typeof readListState>[0];

/**
 * Reads an address with the schema of the list's endpoint: the state of the screen, and the query for the API. `fit`: the
 * rows per page that fit the window; a view has its own.
 */
export function readListRequest(
  { endpoint, filters = [] }: AnyList,
  params: SearchParams,
  timeZone: string,
  fit?: number,
) {
  const schema: z.ZodType = declarationOf(endpoint).input;
  const state = readListState(schema as QuerySchema, params, filters, params.view === undefined ? fit : undefined);
  return { state, query: toApiQuery(state, filters, timeZone) };
}
