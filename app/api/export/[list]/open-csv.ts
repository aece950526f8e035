import { noteExport, openExport } from '@/lib/api/exports';
import { checkUid } from '@/lib/contract/uid';
import { pinnedZone, type SearchParams } from '@/lib/list/address/list-state';
import { checkCsv, checkRows } from '@/lib/list/rows/ignored-filters';
import type { AnyList, ExportEndpoint } from '@/lib/registry/declare-list';
import { fetchList } from '@/lib/registry/fetch-list';
import { readListRequest } from '@/lib/registry/list-request';
import { readTimeZone } from '@/lib/server/preferences';
import { courseClock } from './course-clock';
import { fromPages } from './from-pages';
import { passedThrough } from './passed-through';
import type { CsvSource } from './stream';

type Request = {
  params: SearchParams;
  uid: string;
  courseTimes: boolean;
  signal: AbortSignal;
};

/**
 * Opens the CSV of all rows that an address of the list selects, on whatever page it is: the API's own passes through,
 * and where it has none the app writes it from the pages of the list.
 * @throws RequestFailed, ContractBroken, Unreachable before the first row
 */
export async function openCsv(list: AnyList, { params, uid, courseTimes, signal }: Request): Promise<CsvSource> {
  const { filters = [], export: exported } = list;
  const zone = pinnedZone(params) ?? (await readTimeZone());
  const { state, query } = readListRequest(list, params, zone);
  const { pageNumber: _, pageSize: __, ...selection } = query;
  const clock = courseTimes && exported.courseOf ? courseClock(exported.courseOf) : null;
  // The API's own CSV has its times in one zone, and no positions.
  const own = clock ? null : ownExport(list, selection, uid);
  const answer = own && (await openExport(own.name, { ...own.input, zone } as never, signal));
  if (answer && 'chunks' in answer) {
    const note = (words: string) => noteExport(own.name, words);
    return passedThrough(answer, { check: checkCsv(filters, state.filters, zone), note });
  }
  const source = await fromPages({
    list: (page) => fetchList(list, { ...selection, ...page }, { uid, signal }),
    columns: exported.columns(zone, clock?.zoneOf),
    check: checkRows(filters, selection),
    clock,
  });
  if (answer) noteExport(own.name, answer.difference);
  return source;
}

/** The export that the API has for a selection; null where it has none. */
function ownExport(
  { record, export: exported }: AnyList,
  selection: Readonly<Record<string, unknown>>,
  uid: string,
): { name: ExportEndpoint; input: Readonly<Record<string, unknown>> } | null {
  if ('endpoint' in exported) {
    return { name: exported.endpoint, input: { ...selection, ...(record && { [record.key]: uid }) } };
  }
  if (!exported.ofOne) return null;
  const { [exported.ofOne.filter]: one, ...others } = selection;
  const isOne = typeof one === 'string' && !one.includes(',') && checkUid(one);
  return isOne ? { name: exported.ofOne.endpoint, input: { ...others, id: one } } : null;
}
