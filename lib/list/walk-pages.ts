import { apiTotal, leftOut, type Page } from '@/lib/contract/page';
import type { ExportReceipt } from './export';
import { rowTally } from './row-tally';

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
  const expected = apiTotal(first);
  const tally = rowTally<Item>(expected);
  let total = expected;

  async function* batches() {
    let page = first;
    for (let wanted = 1; ; wanted += 1) {
      const before: Page<Item> | null = wanted > 1 ? page : null;
      if (before) page = await list(wanted);
      total = expected === null ? null : apiTotal(page);
      const came = page.rows.length + leftOut(page.others);
      // Beyond the last page the API returns the last, which has been read.
      if (came === 0 || page.paging.pageNumber < wanted) return;
      const fresh = tally.take(page.rows, page.others);
      yield fresh;
      if (isLast(page, wanted)) return;
      // Without a total, an API that ignores the page number would repeat its first page for ever.
      if (total === null && fresh.length === 0 && page.others?.last === before?.others?.last) return;
    }
  }

  function receipt(): ExportReceipt {
    const counts = tally.receipt(expected, 'the list changed while it was read');
    if (expected === null || total === expected) return counts;
    return {
      ...counts,
      gaps: [...counts.gaps, `The total changed from ${expected} to ${total} while the list was read`],
    };
  }

  return { batches: batches(), total: leftOut(first.others) > 0 ? null : expected, receipt };
}

function isLast(page: Page<unknown>, wanted: number): boolean {
  const total = apiTotal(page);
  return total !== null && wanted * page.paging.pageSize >= total;
}
