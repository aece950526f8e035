import 'server-only';
import type { z } from 'zod';
import { toApiQuery } from '@/lib/list/api-query';
import { wantsEveryChoice } from '@/lib/list/chips';
import type { Filter } from '@/lib/list/filters';
import { type ListState, readListState, type SearchParams } from '@/lib/list/list-state';
import { readHiddenColumns, readTimeZone } from '@/lib/server/preferences';

type ListSchema = Parameters<typeof readListState>[0];

/** A list's address read with the endpoint's schema: the state for the screen, and the query for the API. */
export async function readListRequest<Schema extends ListSchema, Item = never>(
  schema: Schema,
  searchParams: Promise<SearchParams>,
  filters: readonly Filter<Item>[] = [],
) {
  const [params, timeZone] = await Promise.all([searchParams, readTimeZone()]);
  const state = readListState(schema, params, filters);
  // Every value has passed the schema's own check of its key.
  const query = toApiQuery(state, filters, timeZone) as z.input<Schema>;
  return { state, query, timeZone, everyChoice: wantsEveryChoice(params) };
}

/** Columns that are hidden: those that the shared link names, else those of the staff member's own choice. */
export async function hiddenColumns(list: string, columns: readonly { id: string }[], state: ListState) {
  const { hide } = state;
  if (hide === null) return readHiddenColumns(list, columns);
  return columns.map(({ id }) => id).filter((id) => hide.includes(id));
}
