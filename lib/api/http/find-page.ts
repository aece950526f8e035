import type { PageInfo } from '@/lib/contract/page';

type Received = PageInfo & { rowsLength: number };

type AnyPage = { rows: readonly unknown[]; paging: PageInfo };

function expectedRows({ pageNumber, pageSize, total }: PageInfo & { total: number }): number {
  return Math.max(0, Math.min(pageSize, total - (pageNumber - 1) * pageSize));
}

export function isComplete({ rowsLength, total, ...page }: Received): boolean {
  return total === null || rowsLength === expectedRows({ ...page, total });
}

export function pageSizeOf(first: Received): number {
  return isComplete(first) || first.rowsLength === 0 ? first.pageSize : first.rowsLength;
}

const received = ({ paging, rows }: AnyPage): Received => ({ ...paging, rowsLength: rows.length });

/** Loads a page. If the API sends fewer rows than requested, `paging.pageSize` is the API's own page size. */
export async function findPage<Page extends AnyPage>(
  fetchPage: (pageNumber: number, pageSize: number) => Promise<Page>,
  wanted: number,
  pageSize: number,
): Promise<Page> {
  let page = await fetchPage(wanted, pageSize);
  if (wanted <= 1) return withPageSize(page, pageSizeOf(received(page)));
  const { total } = page.paging;
  if (total === null) {
    if (page.rows.length > 0) return page;
    const before = await fetchPage(wanted - 1, pageSize);
    return before.rows.length > 0 ? endedBy(before) : fetchPage(1, pageSize);
  }
  const last = lastPage(total, page.paging.pageSize);
  if (page.rows.length === 0 && wanted > last) page = await fetchPage(last, pageSize);
  if (isComplete(received(page))) return page;
  const first = page.paging.pageNumber === 1 ? page : await fetchPage(1, pageSize);
  const size = pageSizeOf(received(first));
  if (size >= pageSize) return withPageSize(page, size);
  return findPage(fetchPage, Math.min(wanted, lastPage(total, size)), size);
}

const lastPage = (total: number, pageSize: number) => Math.max(1, Math.ceil(total / pageSize));

const withPageSize = <Page extends AnyPage>(page: Page, pageSize: number): Page => ({
  ...page,
  paging: { ...page.paging, pageSize },
});

function endedBy<Page extends AnyPage>(page: Page): Page {
  const { pageNumber, pageSize } = page.paging;
  return { ...page, paging: { ...page.paging, total: (pageNumber - 1) * pageSize + page.rows.length } };
}
