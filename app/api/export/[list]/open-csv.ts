import { type CsvAnswer, NO_EXPORT, noteExport, openExport, type RowsAnswer } from '@/lib/api/exports';
import { ownRows } from '@/lib/api/own-rows';
import { apiTotal, type Row } from '@/lib/contract/page';
import { RequestFailed, toResult } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import type { Filter } from '@/lib/list/filters';
import { checkCsv, checkRows } from '@/lib/list/ignored-filters';
import { pinnedZone, type SearchParams } from '@/lib/list/list-state';
import type { AnyList, ExportEndpoint } from '@/lib/registry/declare-list';
import { fetchList } from '@/lib/registry/fetch-list';
import { readListRequest } from '@/lib/registry/list-request';
import { readTimeZone } from '@/lib/server/preferences';
import { courseClock } from './course-clock';
import { type CsvOwner, type CsvSource, proxied } from './csv-source';
import { paginated, received } from './written-source';

type Answer = CsvAnswer | RowsAnswer<never>;
type Request = {
  params: SearchParams;
  uid: string;
  /** Whether times of play are in the local time of each course. */
  courseTimes: boolean;
  signal: AbortSignal;
};

/**
 * Opens the CSV of all rows that an address of the list selects, on whatever page it is.
 * @throws RequestFailed, ContractBroken, Unreachable before the first row
 */
export async function openCsv(list: AnyList, { params, uid, courseTimes, signal }: Request): Promise<CsvSource> {
  const { record, filters = [], export: way } = list;
  const zone = pinnedZone(params) ?? (await readTimeZone());
  const { state, query } = readListRequest(list, params, zone);
  const { pageNumber: _, pageSize: __, ...selection } = query;
  const clock = courseTimes && way.courseOf ? courseClock(way.courseOf) : null;
  const written = () => ({
    columns: way.columns(zone, clock?.zoneOf),
    check: checkRows(filters, state.filters, zone),
    clock,
  });
  const page = (of: { pageNumber: number; pageSize: number }) =>
    fetchList(list, { ...selection, ...of }, { uid, signal });
  const pages = () => paginated({ ...written(), list: page });

  async function stream(name: ExportEndpoint, input: Readonly<Record<string, unknown>>): Promise<CsvSource> {
    const asked = { ...input, zone } as Parameters<typeof openExport>[1];
    // The rows of a list have the shape that its own functions read.
    const answer = (await orNoExport(openExport(name, asked, { list: list.endpoint, signal }))) as Answer | null;
    if (answer?.as === 'csv') {
      const values = { ...state.filters, ...(record && { [record.key]: uid }) };
      const check = checkCsv([...filters, ...recordFilters(record)], values, zone);
      return proxied(answer, { check, owner: ownerOf(list, uid), note: (words) => noteExport(name, words) });
    }
    const source = answer && (await received({ ...written(), answer, own: ownOf(list, name, uid), listTotal }));
    if (source) return source;
    const walked = await pages();
    noteExport(name, answer ? 'received a page of the rows only' : 'no such export');
    return walked;
  }

  async function listTotal(): Promise<number | null> {
    const first = await toResult(page({ pageNumber: 1, pageSize: 1 }));
    return first.ok ? apiTotal(first.value) : null;
  }

  // The API's own CSV has its times in one zone, and no positions.
  if (clock) return pages();
  if ('endpoint' in way) return stream(way.endpoint, { ...selection, ...(record && { [record.key]: uid }) });
  if (way.ofOne) {
    const { [way.ofOne.filter]: one, ...others } = selection as Readonly<Record<string, unknown>>;
    if (typeof one === 'string' && !one.includes(',') && checkUid(one))
      return stream(way.ofOne.endpoint, { ...others, id: one });
  }
  return pages();
}

/** Null where the API has no such export. @throws RequestFailed, ContractBroken, Unreachable */
async function orNoExport<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof RequestFailed && NO_EXPORT.has(error.status)) return null;
    throw error;
  }
}

function ownOf({ record }: AnyList, name: ExportEndpoint, uid: string) {
  return (rows: readonly Row<never>[]) =>
    record?.belongs ? ownRows(`exports.${name}`, { key: record.key, uid }, rows) : { rows };
}

function ownerOf({ record }: AnyList, uid: string): CsvOwner | null {
  return record?.belongs ? { of: record.key, uid, column: record.belongs.column } : null;
}

/** A CSV without the column that names the record is a gap in the receipt. */
function recordFilters(record: AnyList['record']): Filter<never>[] {
  if (!record?.belongs) return [];
  return [{ kind: 'any-of', key: record.key, choices: [], ...record.belongs }];
}
