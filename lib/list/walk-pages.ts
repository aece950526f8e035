import type { Page } from '@/lib/contract/page';
import type { ExportReceipt } from './export';

type Walk<Item> = {
  /** The valid rows, a page at a time, each uid once. */
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
  const uids = new Set<string>();
  const faults: string[] = [];
  let received = 0;
  let repeated = 0;
  let total = expected;

  function take({ rows }: Page<Item>): Item[] {
    const fresh: Item[] = [];
    for (const row of rows) {
      received += 1;
      if (!row.ok) faults.push(row.faults[0] ?? 'Invalid input');
      else if (uids.has(row.item.uid)) repeated += 1;
      else {
        uids.add(row.item.uid);
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
      faults.length > 0 &&
        `${countOf(faults.length)} could not be read and ${be(faults.length)} left out: ${faults[0]}`,
      repeated > 0 &&
        `${countOf(repeated)} came twice and ${be(repeated)} written once: the list changed while it was read`,
      expected !== null &&
        total !== expected &&
        `The total changed from ${expected} to ${total} while the list was read`,
    ].filter((gap) => gap !== false);
  }

  return {
    batches: batches(),
    total: expected,
    receipt: () => ({ expected, received, distinct: received - repeated, written: uids.size, gaps: gaps() }),
  };
}

function isLast({ paging: { pageSize, total } }: Page<unknown>, wanted: number): boolean {
  return total !== null && wanted * pageSize >= total;
}

const countOf = (rows: number) => `${rows} ${rows === 1 ? 'row' : 'rows'}`;
const be = (rows: number) => (rows === 1 ? 'is' : 'are');
