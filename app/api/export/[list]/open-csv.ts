import { openExport } from '@/lib/api/exports';
import type { Filter } from '@/lib/list/filters';
import { checkCsv, checkRows } from '@/lib/list/ignored-filters';
import type { SearchParams } from '@/lib/list/list-state';
import type { AnyList, ExportEndpoint } from '@/lib/registry/declare-list';
import { fetchList } from '@/lib/registry/fetch-list';
import { readListRequest } from '@/lib/registry/list-request';
import { readTimeZone } from '@/lib/server/preferences';
import { type CsvSource, paginated, proxied } from './csv-source';

type Request = { params: SearchParams; uid: string; signal: AbortSignal };

/**
 * Opens the CSV of all rows that an address of the list selects, on whatever page it is.
 * @throws RequestFailed, ContractBroken, Unreachable before the first row
 */
export async function openCsv(list: AnyList, { params, uid, signal }: Request): Promise<CsvSource> {
  const { record, filters = [], export: way } = list;
  const zone = await readTimeZone();
  const { state, query } = readListRequest(list, params, zone);
  const { pageNumber: _, pageSize: __, ...selection } = query;

  const stream = (endpoint: ExportEndpoint, input: Readonly<Record<string, unknown>>) => {
    const answer = openExport(endpoint, { ...input, zone } as Parameters<typeof openExport>[1], signal);
    const values = { ...state.filters, ...(record && { [record.key]: uid }) };
    return proxied(answer, checkCsv([...filters, ...recordFilters(record)], values, zone));
  };
  if ('endpoint' in way) return stream(way.endpoint, { ...selection, ...(record && { [record.key]: uid }) });
  if (way.ofOne) {
    const { [way.ofOne.filter]: one, ...others } = selection as Readonly<Record<string, unknown>>;
    if (typeof one === 'string' && !one.includes(',')) return stream(way.ofOne.endpoint, { ...others, id: one });
  }
  return paginated({
    columns: way.columns(zone),
    list: (page) => fetchList(list, { ...selection, ...page }, { uid, signal }),
    check: checkRows(filters, state.filters, zone),
  });
}

/** Rows of other records than the list's own are gaps in the receipt. */
function recordFilters(record: AnyList['record']): Filter<never>[] {
  if (!record?.belongs) return [];
  return [{ kind: 'any-of', key: record.key, choices: [], ...record.belongs }];
}
