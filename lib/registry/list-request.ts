import type { z } from 'zod';
import { declarationOf } from '@/lib/contract/endpoints';
import { toApiQuery } from '@/lib/list/api-query';
import { readListState, type SearchParams } from '@/lib/list/list-state';
import type { AnyList } from './declare-list';

type QuerySchema = Parameters<typeof readListState>[0];

/** Reads an address with the schema of the list's endpoint: the state of the screen, and the query for the API. */
export function readListRequest({ endpoint, filters = [] }: AnyList, params: SearchParams, timeZone: string) {
  const schema: z.ZodType = declarationOf(endpoint).input;
  const state = readListState(schema as QuerySchema, params, filters);
  return { state, query: toApiQuery(state, filters, timeZone) };
}
