import type { CsvAnswer } from '@/lib/api/exports';
import { ContractBroken } from '@/lib/contract/failure';
import type { Page } from '@/lib/contract/read';
import { csvRow, csvStart } from '@/lib/format/csv';
import { csvCounter } from '@/lib/format/csv-count';
import type { ExportReceipt } from '@/lib/list/export';
import { walkPages } from '@/lib/list/walk-pages';
import type { CsvColumn } from './csv-columns';

/** A CSV that is made while it is read. */
export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** How it went, once there are no more chunks. */
  receipt: () => ExportReceipt;
};

/** The API's own CSV, passed on as it comes and counted on the way. */
export async function passedOn(answer: Promise<CsvAnswer>): Promise<CsvSource> {
  const { total, chunks } = await answer;
  const counter = csvCounter({ uids: true });
  async function* counted() {
    for await (const chunk of chunks) {
      counter.add(chunk);
      yield chunk;
    }
    if (!counter.end().whole) throw new ContractBroken(['The CSV ends in the middle of a row']);
  }
  const receipt = () => {
    const { rows, distinct } = counter.end();
    return { expected: total, received: rows, distinct, written: rows, gaps: [] };
  };
  return { total, chunks: counted(), receipt };
}

type Walked<Item> = {
  columns: readonly CsvColumn<Item>[];
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>;
};

const PAGE_SIZE = 100;

/** A CSV of a list that the API only pages through, written page by page as it is read. */
export async function walked<Item extends { uid: string }>({ columns, list }: Walked<Item>): Promise<CsvSource> {
  const walk = await walkPages((pageNumber) => list({ pageNumber, pageSize: PAGE_SIZE }));
  const encoder = new TextEncoder();
  async function* written() {
    yield encoder.encode(csvStart + csvRow(columns.map(([header]) => header)));
    for await (const items of walk.batches) {
      yield encoder.encode(items.map((item) => csvRow(columns.map(([, value]) => value(item)))).join(''));
    }
  }
  return { total: walk.total, chunks: written(), receipt: walk.receipt };
}
