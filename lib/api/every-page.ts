import type { Page } from '@/lib/contract/page';

const PAGE_SIZE = 100;
const MOST_PAGES = 5;

/** All rows of a usually short list: at most the first five hundred, with the total of all. */
export async function everyPage<Item>(
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>,
): Promise<Page<Item>> {
  const page = (pageNumber: number) => list({ pageNumber, pageSize: PAGE_SIZE });
  const first = await page(1);
  const pages = Math.min(MOST_PAGES, Math.ceil(first.paging.total / PAGE_SIZE));
  const others = await Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)));
  return { ...first, rows: [first, ...others].flatMap(({ rows }) => rows) };
}
