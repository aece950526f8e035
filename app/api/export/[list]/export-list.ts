import type { z } from 'zod';
import type { Filter } from '@/lib/list/filters';
import { checkCsv, checkRows } from '@/lib/list/ignored-filters';
import type { SearchParams } from '@/lib/list/list-state';
import { readListRequest } from '@/lib/registry/list-request';
import type { CsvSource } from './csv-source';

/** The list's own address, whose list it is, and what ends the export. */
type Asked = { params: SearchParams; uid: string; signal: AbortSignal };

export type ExportList = {
  /** Begins the name of the file. */
  file: string;
  /** Where the list is looked at. */
  screen: (uid: string) => string;
  /** Whether the list belongs to somebody: then it needs a uid. */
  isOfRecord?: true;
  /** @throws RequestFailed, ContractBroken, Unreachable before the first row */
  open: (asked: Asked) => Promise<CsvSource>;
};

export type Paged = { pageNumber: number; pageSize: number };
type ListSchema = Parameters<typeof readListRequest>[0];

/** The list's address without its page, for an export has all of them; and what holds its rows against its filters. */
export async function read<Schema extends ListSchema, Item = unknown>(
  params: SearchParams,
  schema: Schema,
  filters: readonly Filter<Item>[] = [],
) {
  const { state, query, timeZone } = await readListRequest(schema, Promise.resolve(params), filters);
  const { pageNumber: _, pageSize: __, ...rest } = query;
  return {
    query: rest as Omit<z.input<Schema>, keyof Paged>,
    zone: timeZone,
    check: checkRows(filters, state.filters, timeZone),
    csvCheck: checkCsv(filters, state.filters, timeZone),
  };
}
