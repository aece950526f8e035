import type { Page } from '@/lib/contract/page';

const PAGE_SIZE = 100;

/** All rows of a usually short list: those of its first pages, of 100 rows each, with the total of all. */
export async function everyPage<Item>(
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>,
  mostPages = 5,
): Promise<Page<Item>> {
  const page = (pageNumber: number) => list({ pageNumber, pageSize: PAGE_SIZE });
  const first = await page(1);
  const others = first.paging.total === null ? await inTurn(page, mostPages) : await atOnce(page, first, mostPages);
  const all = [first, ...others];
  const { total } = (all.at(-1) ?? first).paging;
  return { ...first, paging: { ...first.paging, total }, rows: all.flatMap(({ rows }) => rows) };
}

type ByNumber<Item> = (pageNumber: number) => Promise<Page<Item>>;

function atOnce<Item>(page: ByNumber<Item>, { paging }: Page<Item>, mostPages: number): Promise<Page<Item>[]> {
  const pages = Math.min(mostPages, Math.ceil((paging.total ?? 0) / PAGE_SIZE));
  return Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)));
}

/** Until the end of the list, which a list without a total shows only there. */
async function inTurn<Item>(page: ByNumber<Item>, mostPages: number): Promise<Page<Item>[]> {
  const found: Page<Item>[] = [];
  for (let wanted = 2; wanted <= mostPages; wanted += 1) {
    const next = await page(wanted);
    // Beyond the last page the last one comes again.
    if (next.paging.pageNumber < wanted) break;
    found.push(next);
    if (next.paging.total !== null) break;
  }
  return found;
}
