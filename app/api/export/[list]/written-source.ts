import type { RowsAnswer } from '@/lib/api/exports';
import type { OwnRows } from '@/lib/api/own-rows';
import type { Page, Row } from '@/lib/contract/page';
import { attempt, faultWords } from '@/lib/contract/unread';
import { type CsvValue, csvRow, csvStart } from '@/lib/format/csv';
import type { CsvColumn, ExportReceipt } from '@/lib/list/export';
import { type FilterCheck, ignoredFilterWords } from '@/lib/list/ignored-filters';
import { rowTally } from '@/lib/list/row-tally';
import { walkPages } from '@/lib/list/walk-pages';
import type { CourseClock } from './course-clock';
import type { CsvSource } from './csv-source';

type Written<Item> = {
  columns: readonly CsvColumn<Item>[];
  /** Checks rows against the filters. */
  check: FilterCheck<Item>;
  /** For times in the local time of each course. */
  clock?: CourseClock<Item> | null;
};

type Paginated<Item> = Written<Item> & {
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>;
};

const PAGE_SIZE = 100;

/** A CSV that the app writes page by page. */
export async function paginated<Item extends { uid: string }>({ list, ...written }: Paginated<Item>) {
  const walk = await walkPages((pageNumber) => list({ pageNumber, pageSize: PAGE_SIZE }));
  return { total: walk.total, ...sourceOf(written, walk) };
}

type Received<Item> = Written<Item> & {
  answer: RowsAnswer<Item>;
  /** Those of the record that the list belongs to. */
  own: (rows: readonly Row<Item>[]) => OwnRows<Item>;
  /** The total of the list, for an export that does not say its own. */
  listTotal: () => Promise<number | null>;
};

/** An answer that ends within so many rows may be a page of them only. */
const MAY_BE_A_PAGE = 1_000;

/** A CSV that the app writes from the rows of the API's export; null when those are only some of them. */
export async function received<Item extends { uid: string }>(from: Received<Item>): Promise<CsvSource | null> {
  const { answer, own, listTotal, ...written } = from;
  const head: Row<Item>[] = [];
  let ended = false;
  while (!ended && head.length <= MAY_BE_A_PAGE) {
    const { done, value } = await answer.batches.next();
    if (done) ended = true;
    else head.push(...value);
  }
  const listed = answer.total() ?? (await listTotal());
  if (ended && (listed === null || head.length < listed)) return null;
  const tally = rowTally<Item>(listed);
  const take = (rows: readonly Row<Item>[]) => {
    const kept = own(rows);
    return tally.take(kept.rows, kept.others);
  };

  async function* batches() {
    yield take(head.splice(0));
    for await (const rows of answer.batches) yield take(rows);
  }

  const receipt = () => tally.receipt(answer.total() ?? listed, 'the export repeats them');
  return { total: listed, ...sourceOf(written, { batches: batches(), receipt }) };
}

type Source<Item> = { batches: AsyncGenerator<readonly Item[], void, undefined>; receipt: () => ExportReceipt };

function sourceOf<Item>({ columns, check, clock }: Written<Item>, { batches, receipt }: Source<Item>) {
  const encoder = new TextEncoder();
  let unread = 0;
  let fault = '';
  const cell = (read: () => CsvValue): CsvValue => {
    const value = attempt(read);
    if (value.ok) return value.value;
    unread += 1;
    fault ||= faultWords(value.fault);
    return null;
  };
  const line = (item: Item) => csvRow(columns.map(([, value]) => cell(() => value(item))));

  async function* chunks() {
    yield encoder.encode(csvStart + csvRow(columns.map(([heading]) => heading)));
    for await (const items of batches) {
      items.forEach(check.add);
      await clock?.prepare(items);
      yield encoder.encode(items.map(line).join(''));
    }
  }
  return {
    chunks: chunks(),
    receipt: () => {
      const counts = receipt();
      const empty = unread === 1 ? '1 field could not be read and is' : `${unread} fields could not be read and are`;
      const gaps = unread > 0 ? [`${empty} left empty: ${fault}`] : [];
      return {
        ...counts,
        gaps: [...counts.gaps, ...gaps, ...(clock?.gaps() ?? []), ...check.ignored().map(ignoredFilterWords)],
      };
    },
  };
}
