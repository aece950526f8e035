import type { CsvAnswer } from '@/lib/api/exports';
import type { Page } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { csvRow, csvStart } from '@/lib/format/csv';
import { csvCounter } from '@/lib/format/csv-count';
import { escapeFormulas } from '@/lib/format/csv-escape-formulas';
import type { CsvColumn, ExportReceipt } from '@/lib/list/export';
import { type CsvCheck, type FilterCheck, ignoredFilterWords } from '@/lib/list/ignored-filters';
import { walkPages } from '@/lib/list/walk-pages';

/** A CSV that is made while it is read. */
export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** How it went, once there are no more chunks. */
  receipt: () => ExportReceipt;
};

/** The API's own CSV, passed on as it comes: counted, held against its filters, and its formulas escaped. */
export async function proxied(answer: Promise<CsvAnswer>, check: CsvCheck): Promise<CsvSource> {
  const { total, chunks } = await answer;
  const counter = csvCounter({ uids: true, columns: check.columns, onRow: check.add });
  async function* counted() {
    for await (const chunk of chunks) {
      counter.add(chunk);
      yield chunk;
    }
    if (!counter.end().whole) throw new ContractBroken(['The CSV ends in the middle of a row']);
  }
  const receipt = () => {
    const { rows, distinct } = counter.end();
    const untold = check
      .unknown()
      .map(({ label, column }) => `Nobody can tell whether ${label} was applied: the CSV has no column “${column}”`);
    const gaps = [...check.ignored().map(ignoredFilterWords), ...untold];
    return { expected: total, received: rows, distinct, written: rows, gaps };
  };
  return { total, chunks: escapeFormulas(counted()), receipt };
}

type Paginated<Item> = {
  check: FilterCheck<Item>;
  columns: readonly CsvColumn<Item>[];
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>;
};

const PAGE_SIZE = 100;

/** A CSV of a list that the API only pages through, written page by page as it is read and held against its filters. */
export async function paginated<Item extends { uid: string }>({
  columns,
  list,
  check,
}: Paginated<Item>): Promise<CsvSource> {
  const walk = await walkPages((pageNumber) => list({ pageNumber, pageSize: PAGE_SIZE }));
  const encoder = new TextEncoder();
  async function* written() {
    yield encoder.encode(csvStart + csvRow(columns.map(([header]) => header)));
    for await (const items of walk.batches) {
      items.forEach(check.add);
      yield encoder.encode(items.map((item) => csvRow(columns.map(([, value]) => value(item)))).join(''));
    }
  }
  const receipt = () => {
    const told = walk.receipt();
    return { ...told, gaps: [...told.gaps, ...check.ignored().map(ignoredFilterWords)] };
  };
  return { total: walk.total, chunks: written(), receipt };
}
