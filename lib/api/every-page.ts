import { apiTotal, type ForeignRows, leftOut, type Page } from '@/lib/contract/page';

const PAGE_SIZE = 100;
/** Of an API that gives fewer rows than were asked for: bounds the calls. */
const LEAST_PAGE_SIZE = 20;

type ByNumber<Item> = (pageNumber: number) => Promise<Page<Item>>;

/**
 * The first rows of a list as one page, with the total of all. The pages have 100 rows, or as many as the API gives.
 * @param most how many rows are needed at most
 */
export async function everyPage<Item>(
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page<Item>>,
  most = 500,
): Promise<Page<Item>> {
  const page = (pageNumber: number) => list({ pageNumber, pageSize: PAGE_SIZE });
  const first = await page(1);
  const total = apiTotal(first);
  const size = Math.max(received(first), LEAST_PAGE_SIZE);
  const others = await (total === null
    ? inTurn(page, Math.ceil(most / size))
    : atOnce(page, Math.ceil(Math.min(total, most) / size)));
  const all = [first, ...others];
  const foreignRows = sumOf(all.flatMap((one) => one.foreignRows ?? []));
  const last = all.at(-1) ?? first;
  return {
    ...first,
    paging: { ...first.paging, total: leftOut(foreignRows) > 0 ? null : last.paging.total },
    rows: all.flatMap(({ rows }) => rows).slice(0, most),
    ...(foreignRows && { foreignRows }),
  };
}

const received = ({ rows, foreignRows }: Page<unknown>) => rows.length + leftOut(foreignRows);

const atOnce = <Item>(page: ByNumber<Item>, pages: number): Promise<Page<Item>[]> =>
  Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)));

/** Until the end of the list, which a list without a total shows only there. */
async function inTurn<Item>(page: ByNumber<Item>, pages: number): Promise<Page<Item>[]> {
  const found: Page<Item>[] = [];
  for (let wanted = 2; wanted <= pages; wanted += 1) {
    const next = await page(wanted);
    // Beyond the end fetchPage gives the last page.
    if (next.paging.pageNumber < wanted) break;
    found.push(next);
    if (apiTotal(next) !== null) break;
  }
  return found;
}

function sumOf(parts: readonly ForeignRows[]): ForeignRows | undefined {
  const last = parts.at(-1);
  const sum = (key: 'foreign' | 'unnamed' | 'unchecked') => parts.reduce((all, part) => all + part[key], 0);
  return last && { ...last, foreign: sum('foreign'), unnamed: sum('unnamed'), unchecked: sum('unchecked') };
}
