import { apiTotal, type ForeignRows, leftOut, type PageInfo } from '@/lib/contract/page';

const PAGE_SIZE = 100;
/** To limit the calls, everyPage loads only a part of the list if the API sends fewer rows per page than this. */
const LEAST_PAGE_SIZE = 5;

type AnyPage = { rows: readonly unknown[]; paging: PageInfo; foreignRows?: ForeignRows };

type ByNumber<Page> = (pageNumber: number) => Promise<Page>;

export async function everyPage<Page extends AnyPage>(
  list: (page: { pageNumber: number; pageSize: number }) => Promise<Page>,
  most = 500,
): Promise<Page> {
  const first = await list({ pageNumber: 1, pageSize: PAGE_SIZE });
  const { pageSize } = first.paging;
  const page = (pageNumber: number) => list({ pageNumber, pageSize: Math.min(pageSize, PAGE_SIZE) });
  const total = apiTotal(first);
  const size = Math.max(pageSize, LEAST_PAGE_SIZE);
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

const atOnce = <Page>(page: ByNumber<Page>, pages: number): Promise<Page[]> =>
  Promise.all(Array.from({ length: Math.max(0, pages - 1) }, (_, index) => page(index + 2)));

async function inTurn<Page extends AnyPage>(page: ByNumber<Page>, pages: number): Promise<Page[]> {
  const found: Page[] = [];
  for (let wanted = 2; wanted <= pages; wanted += 1) {
    const next = await page(wanted);
    // fetchPage returns the last page instead of a page that does not exist.
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
