import { noteExport, openExport } from '@/lib/api/exports';
import { contract } from '@/lib/contract/contract';
import type { Page } from '@/lib/contract/page';
import { checkUid } from '@/lib/contract/uid';
import { faultWords } from '@/lib/contract/wire/field-fault';
import { readFrom } from '@/lib/contract/wire/unread';
import { type CsvValue, csvRow, csvStart } from '@/lib/csv/csv';
import { pinnedZone, type SearchParams } from '@/lib/list/address/list-state';
import { type CsvColumn, inZone } from '@/lib/list/rows/csv-in-zone';
import type { CsvSource } from '@/lib/list/rows/export';
import { checkRows, type FilterCheck, ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import { plainFilters } from '@/lib/list/rows/old-filter';
import { walkPages } from '@/lib/list/rows/walk-pages';
import { passThrough } from '@/lib/loaders/open-csv';
import type { AnyList, ExportEndpoint } from '@/lib/old-registry/declare-list';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { readListRequest } from '@/lib/old-registry/list-request';
import { readTimeZone } from '@/lib/server/preferences';

type Request = {
  params: SearchParams;
  uid: string;
  signal: AbortSignal;
};

/**
 * Opens the CSV of all rows that an address of the list selects, on whatever page it is: the API's own passes through,
 * and where it has none the app writes it from the pages of the list.
 * @throws RequestFailed, ContractBroken, Unreachable before the first row
 */
export async function openCsv(list: AnyList, { params, uid, signal }: Request): Promise<CsvSource> {
  const { filters = [], export: exported } = list;
  const zone = pinnedZone(params) ?? (await readTimeZone());
  const { query } = readListRequest(list, params, zone);
  const { pageNumber: _, pageSize: __, ...selection } = query;
  const own = ownExport(list, selection, uid);
  const answer = own && (await openExport(own.name, { ...own.input, zone } as never, signal));
  if (answer && 'chunks' in answer) return passThrough(answer, contract.exports[own.name]);
  const source = await fromPages({
    list: (page) => fetchList(list, { ...selection, ...page }, { uid, signal }),
    columns: inZone(exported.columns, zone),
    check: checkRows(plainFilters<never>(filters), selection),
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

type Options<Item> = {
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>;
  columns: readonly CsvColumn<Item>[];
  check: FilterCheck<Item>;
};

const PAGE_SIZE = 100;

async function fromPages<Item extends { uid: string }>(options: Options<Item>): Promise<CsvSource> {
  const { list, columns, check } = options;
  let pageSize = PAGE_SIZE;
  const walk = await walkPages(async (pageNumber) => {
    const page = await list({ pageNumber, pageSize });
    // Fewer, where the API sends no more at a time.
    pageSize = Math.min(pageSize, page.paging.pageSize);
    return page;
  });
  const encoder = new TextEncoder();
  let unread = 0;
  let fault = '';
  const cell = (item: Item, what: CsvColumn<Item>[1]): CsvValue => {
    const value = readFrom<Item, CsvValue>(item, what);
    if (value.ok) return value.value;
    unread += 1;
    fault ||= faultWords(value.fault);
    return null;
  };
  const line = (item: Item) => csvRow(columns.map(([, value]) => cell(item, value)));

  async function* chunks() {
    yield encoder.encode(csvStart + csvRow(columns.map(([heading]) => heading)));
    for await (const items of walk.batches) {
      items.forEach(check.add);
      yield encoder.encode(items.map(line).join(''));
    }
  }
  return {
    total: walk.total,
    chunks: chunks(),
    receipt: () => {
      const counts = walk.receipt();
      const empty = unread === 1 ? '1 field could not be read and is' : `${unread} fields could not be read and are`;
      const gaps = unread > 0 ? [`${empty} left empty: ${fault}`] : [];
      return {
        ...counts,
        gaps: [...counts.gaps, ...gaps, ...check.ignored().map(ignoredFilterWords)],
      };
    },
  };
}
