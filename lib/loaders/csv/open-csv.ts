import 'server-only';
import { buildRequest } from '@/lib/api/http/build-request';
import { logMismatch } from '@/lib/api/http/contract-mismatch';
import { CSV, type CsvAnswer, openCsv } from '@/lib/api/open-csv';
import { faultText } from '@/lib/api/read-page';
import type { Endpoint } from '@/lib/contract/endpoint';
import type { Page } from '@/lib/contract/page';
import type { ReadItem } from '@/lib/contract/read-item';
import { ContractBroken } from '@/lib/contract/result';
import { checkUid } from '@/lib/contract/uid';
import { csvRow, csvStart } from '@/lib/csv/csv';
import { CsvBroken, readCsv } from '@/lib/csv/read-csv';
import type { CsvSource } from '@/lib/list/rows/export';
import { checkRows, ignoredFilterMessage } from '@/lib/list/rows/ignored-filters';
import { walkPages } from '@/lib/list/rows/walk-pages';
import { pinnedZone, type SearchParams } from '@/lib/list/url/list-state';
import { fetchListPage } from '@/lib/loaders/fetch-list-page';
import { readListQuery } from '@/lib/loaders/read-list-query';
import { csvFields, csvHeading, csvValue } from '@/lib/resources/csv-fields';
import type { AnyList } from '@/lib/resources/resource';
import { readTimeZone } from '@/lib/server/preferences';
import { apiCsvReader } from './api-csv';

type Request = {
  params: SearchParams;
  uid: string;
  signal: AbortSignal;
};

type Query = Readonly<Record<string, unknown>>;

/** Opens a list's CSV: the API's export, or rows fetched page by page. @throws API failures, before the first row */
export async function openListCsv(list: AnyList, { params, uid, signal }: Request): Promise<CsvSource> {
  const zone = pinnedZone(params) ?? (await readTimeZone());
  const { query } = readListQuery(list, params, zone);
  const { pageNumber: _, pageSize: __, ...selection } = query;
  const apiExport = findApiExport(list, selection, uid);
  if (!apiExport) return writeCsv(list, selection, { zone, uid, signal });
  const { endpoint } = apiExport;
  const answer = await openCsv(buildRequest(endpoint, { ...apiExport.input, zone }, { signal, accept: CSV }));
  if ('chunks' in answer) return rewriteCsv(answer, endpoint, apiCsvReader(list, zone));
  logMismatch(endpoint.path, [answer.difference]);
  return writeCsv(list, selection, { zone, uid, signal });
}

/** Finds the API's CSV export for these filters and this search; null if there is none. */
function findApiExport(
  { recordKey, csv: { endpoint, ofOne } }: AnyList,
  selection: Query,
  uid: string,
): { endpoint: Endpoint; input: Query } | null {
  if (endpoint) return { endpoint, input: { ...selection, ...(recordKey && { [recordKey]: uid }) } };
  if (!ofOne) return null;
  const { [ofOne.filter]: id, ...others } = selection;
  const isOne = typeof id === 'string' && !id.includes(',') && checkUid(id) !== null;
  return isOne ? { endpoint: ofOne.endpoint, input: { ...others, id } } : null;
}

/** Gives the API's CSV the list's columns and texts, escapes formulas and counts rows. */
function rewriteCsv(
  { total, chunks }: CsvAnswer,
  endpoint: Endpoint,
  { read, notes }: ReturnType<typeof apiCsvReader>,
): CsvSource {
  const encoder = new TextEncoder();
  let records = 0;

  async function* written() {
    yield encoder.encode(csvStart);
    try {
      for await (const batch of readCsv(chunks)) {
        records += batch.length;
        yield encoder.encode(read(batch).map(csvRow).join(''));
      }
    } catch (error) {
      if (!(error instanceof CsvBroken)) throw error;
      logMismatch(endpoint.path, [error.message]);
      throw new ContractBroken([error.message]);
    }
  }

  const receipt = () => {
    const rows = Math.max(0, records - 1);
    return { by: 'api' as const, expected: total, received: rows, written: rows, gaps: [], notes: notes() };
  };
  return { total, chunks: written(), receipt };
}

const PAGE_SIZE = 100;

// biome-ignore lint/suspicious/noExplicitAny: the items of any list, which only the list's own functions read
type Item = any;

type Written = { uid: string; item: Item; faults: readonly string[] };

type Options = { zone: string; uid: string; signal: AbortSignal };

async function writeCsv(list: AnyList, selection: Query, { zone, uid, signal }: Options): Promise<CsvSource> {
  const columns = csvFields(list);
  let pageSize = PAGE_SIZE;
  const walk = await walkPages(async (pageNumber): Promise<Page<Written>> => {
    const { rows, paging, foreignRows } = await fetchListPage(
      list,
      { ...selection, pageNumber, pageSize },
      { uid, signal },
    );
    pageSize = Math.min(pageSize, paging.pageSize);
    return { endpoint: list.name, rows: rows.map(toWritten), paging, ...(foreignRows && { foreignRows }) };
  });
  const check = checkRows<Item>(list.filters, selection);
  const encoder = new TextEncoder();
  let lost = 0;
  let firstFault = '';

  async function* chunks() {
    yield encoder.encode(csvStart + csvRow(columns.map((column) => csvHeading(column, zone))));
    for await (const batch of walk.batches) {
      for (const { item, faults } of batch) {
        check.add(item);
        lost += faults.length;
        firstFault ||= faults[0] ?? '';
      }
      yield encoder.encode(
        batch.map(({ item }) => csvRow(columns.map((column) => csvValue(column, item, zone)))).join(''),
      );
    }
  }

  return {
    total: walk.total,
    chunks: chunks(),
    receipt: () => {
      const counts = walk.receipt();
      const count = lost === 1 ? '1 field could not be read and is' : `${lost} fields could not be read and are`;
      const gaps = lost > 0 ? [`${count} left empty${lost === 1 ? ':' : '. The first:'} ${firstFault}`] : [];
      return { ...counts, gaps: [...counts.gaps, ...gaps, ...check.ignored().map(ignoredFilterMessage)] };
    },
  };
}

function toWritten(row: ReadItem<Item>): Page<Written>['rows'][number] {
  if (!row.ok) return { ok: false, uid: row.uid, faults: row.faults.map((fault) => faultText(fault)) };
  const { item, faults } = row;
  return { ok: true, item: { uid: item.uid, item, faults: faults.map((fault) => faultText(fault)) } };
}
