import type { CsvAnswer } from '@/lib/api/exports';
import type { Page } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { csvRow, csvStart } from '@/lib/format/csv';
import { csvCounter } from '@/lib/format/csv-count';
import { escapeFormulas } from '@/lib/format/csv-escape-formulas';
import { type CsvColumn, type ExportReceipt, uncomparedWords } from '@/lib/list/export';
import { type CsvCheck, type FilterCheck, ignoredFilterWords } from '@/lib/list/ignored-filters';
import { walkPages } from '@/lib/list/walk-pages';

/** A CSV that is produced while it is read. */
export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** The counts, after the last chunk. */
  receipt: () => ExportReceipt;
};

/** The API's CSV as it arrives, with formulas escaped; rows are counted and checked against the filters. */
export async function proxied(answer: Promise<CsvAnswer>, check: CsvCheck): Promise<CsvSource> {
  const { total, chunks } = await answer;
  const counter = csvCounter({ uids: true, expected: total, columns: check.columns, onRow: check.add });
  async function* counted() {
    for await (const chunk of chunks) {
      counter.add(chunk);
      yield chunk;
    }
    if (!counter.end().whole) throw new ContractBroken(['The CSV ends in the middle of a row']);
  }
  const receipt = () => {
    const { rows, distinct, compared } = counter.end();
    const unknown = check
      .unknown()
      .map(({ label, column }) => `It is unknown whether ${label} was applied: the CSV has no column “${column}”`);
    const uncompared = compared < rows ? [uncomparedWords(compared)] : [];
    const gaps = [...check.ignored().map(ignoredFilterWords), ...unknown, ...uncompared];
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

/** A CSV that the app writes page by page; rows are checked against the filters. */
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
    const counts = walk.receipt();
    return { ...counts, gaps: [...counts.gaps, ...check.ignored().map(ignoredFilterWords)] };
  };
  return { total: walk.total, chunks: written(), receipt };
}
