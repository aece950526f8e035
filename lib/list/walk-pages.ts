import type { Page } from '@/lib/contract/page';
import { distinctCounter } from '@/lib/format/distinct';
import { type ExportReceipt, uncomparedWords } from './export';

type Walk<Item> = {
  /** The valid rows, a page at a time, each uid once: by their hashes, of which memory holds three million. */
  batches: AsyncGenerator<readonly Item[], void, undefined>;
  /** The total of the first page; null where the API does not say. */
  total: number | null;
  /** The counts, after the last batch. */
  receipt: () => ExportReceipt;
};

/**
 * Reads all pages of a list in order: the first immediately, each other one when its batch is requested.
 * A page that fails ends the walk with its failure.
 */
export async function walkPages<Item extends { uid: string }>(
  list: (pageNumber: number) => Promise<Page<Item>>,
): Promise<Walk<Item>> {
  const first = await list(1);
  const expected = first.paging.total;
  const seen = distinctCounter(expected ?? 0);
  let faults = 0;
  let firstFault = '';
  let written = 0;
  let received = 0;
  let repeated = 0;
  let total = expected;

  function take({ rows }: Page<Item>): Item[] {
    const fresh: Item[] = [];
    for (const row of rows) {
      received += 1;
      if (!row.ok) {
        faults += 1;
        firstFault ||= row.faults[0] ?? 'Invalid input';
      } else if (!seen.add(row.item.uid)) repeated += 1;
      else {
        written += 1;
        fresh.push(row.item);
      }
    }
    return fresh;
  }

  async function* batches() {
    let page = first;
    for (let wanted = 1; ; wanted += 1) {
      if (wanted > 1) page = await list(wanted);
      total = expected === null ? null : page.paging.total;
      // Beyond the last page the API returns the last, which has been read.
      if (page.rows.length === 0 || page.paging.pageNumber < wanted) return;
      const fresh = take(page);
      yield fresh;
      if (isLast(page, wanted)) return;
      // Without a total, an API that ignores the page number would repeat its first page for ever.
      if (total === null && fresh.length === 0) return;
    }
  }

  function gaps(): string[] {
    return [
      faults > 0 && `${countOf(faults)} could not be read and ${be(faults)} left out: ${firstFault}`,
      repeated > 0 &&
        `${countOf(repeated)} came twice and ${be(repeated)} written once: the list changed while it was read`,
      expected !== null &&
        total !== expected &&
        `The total changed from ${expected} to ${total} while the list was read`,
      seen.compared() < received - faults && uncomparedWords(seen.compared()),
    ].filter((gap) => gap !== false);
  }

  return {
    batches: batches(),
    total: expected,
    receipt: () => ({ expected, received, distinct: received - repeated, written, gaps: gaps() }),
  };
}

function isLast({ paging: { pageSize, total } }: Page<unknown>, wanted: number): boolean {
  return total !== null && wanted * pageSize >= total;
}

const countOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
const be = (rows: number) => (rows === 1 ? 'is' : 'are');
