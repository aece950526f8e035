import type { Page } from '@/lib/contract/page';
import { faultWords } from '@/lib/contract/wire/field-fault';
import { readFrom } from '@/lib/contract/wire/unread';
import { type CsvValue, csvRow, csvStart } from '@/lib/csv/csv';
import type { CsvColumn } from '@/lib/list/rows/export';
import { type FilterCheck, ignoredFilterWords } from '@/lib/list/rows/ignored-filters';
import { walkPages } from '@/lib/list/rows/walk-pages';
import type { CourseClock } from './course-clock';
import type { CsvSource } from './stream';

type Options<Item> = {
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>;
  columns: readonly CsvColumn<Item>[];
  check: FilterCheck<Item>;
  /** For times in the local time of each course. */
  clock: CourseClock<Item> | null;
};

const PAGE_SIZE = 100;

export async function fromPages<Item extends { uid: string }>(options: Options<Item>): Promise<CsvSource> {
  const { list, columns, check, clock } = options;
  const walk = await walkPages((pageNumber) => list({ pageNumber, pageSize: PAGE_SIZE }));
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
      await clock?.prepare(items);
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
        gaps: [...counts.gaps, ...gaps, ...(clock?.gaps() ?? []), ...check.ignored().map(ignoredFilterWords)],
      };
    },
  };
}
