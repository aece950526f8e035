import { apiTotal, leftOut, type Page } from '@/lib/contract/page';
import type { ExportReceipt } from './export';
import { countOf, foreignRowsText } from './foreign-rows';

/** Reads pages in order, each only when the caller wants its batch. Throws the error of a page that fails. */
export async function walkPages<Item extends { uid: string }>(list: (pageNumber: number) => Promise<Page<Item>>) {
  const first = await list(1);
  const expected = apiTotal(first);
  let total = expected;
  const foreign = { of: '', foreign: 0, unnamed: 0, unchecked: 0 };
  const rows = { received: 0, written: 0, repeated: 0, broken: 0 };
  let fault = '';
  let before: ReadonlySet<string> = new Set();

  function take(page: Page<Item>): Item[] {
    const here = new Set<string>();
    const fresh: Item[] = [];
    for (const row of page.rows) {
      if (!row.ok) {
        rows.broken += 1;
        fault ||= row.faults[0] ?? 'Invalid input';
      } else if (before.has(row.item.uid) || here.has(row.item.uid)) rows.repeated += 1;
      else fresh.push(row.item);
      if (row.ok) here.add(row.item.uid);
    }
    before = here;
    if (page.foreignRows) foreign.of = page.foreignRows.of;
    for (const key of ['foreign', 'unnamed', 'unchecked'] as const) foreign[key] += page.foreignRows?.[key] ?? 0;
    rows.received += page.rows.length + leftOut(page.foreignRows);
    rows.written += fresh.length;
    return fresh;
  }

  async function* batches() {
    for (let wanted = 1, page = first; ; wanted += 1) {
      const last = page.foreignRows?.last;
      if (wanted > 1) page = await list(wanted);
      total = expected === null ? null : apiTotal(page);
      const came = page.rows.length + leftOut(page.foreignRows);
      // If there is no further page, fetchPage returns the last page, whose number is below `wanted`.
      if (came === 0 || page.paging.pageNumber < wanted) return;
      const fresh = take(page);
      yield fresh;
      if (isLast(page, wanted)) return;
      // Stops at a repeated page: an API that sends no total and ignores the page number would otherwise never end.
      if (wanted > 1 && total === null && fresh.length === 0 && page.foreignRows?.last === last) return;
    }
  }

  return {
    /** Leaves out repeated rows, which occur if a row is added while the pages are read. */
    batches: batches(),
    /** The first page's total; null if it has none, or if it includes rows of other records. */
    total: leftOut(first.foreignRows) > 0 ? null : expected,
    /** The receipt is complete only after the last batch. */
    receipt: (): ExportReceipt => ({
      by: 'app',
      expected: leftOut(foreign) > 0 ? null : expected,
      received: rows.received,
      written: rows.written,
      gaps: [
        rows.broken > 0 && `${countOf(rows.broken)} could not be read and ${be(rows.broken)} left out: ${fault}`,
        rows.repeated > 0 &&
          `${countOf(rows.repeated)} arrived twice and ${be(rows.repeated)} saved once: the list changed during the export`,
        ...foreignRowsText(foreign),
        expected !== null && total !== expected && `The total changed from ${expected} to ${total} during the export`,
      ].filter((gap) => typeof gap === 'string'),
    }),
  };
}

function isLast(page: Page<unknown>, wanted: number): boolean {
  const total = apiTotal(page);
  return total !== null && wanted * page.paging.pageSize >= total;
}

const be = (count: number) => (count === 1 ? 'is' : 'are');
