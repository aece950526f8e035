import { type Api, fill, type Query, type Reply } from '../api';
import { type Endpoint, filterKeys, sortKeys } from '../endpoints';
import { type Finding, shown } from '../finding';
import { readAnswer } from './answer';
import { type Row, sortValue } from './fields';
import { filterFor } from './filter';
import { outOfOrder } from './sorting';

const sampleSize = 50;
const pageSize = 7;

type Page = { items: Row[]; paging: { pageNumber: number; pageSize: number; total: number } };
type Asked = { page: Page | null; findings: Finding[]; reply: Reply };

export type ListReport = {
  /** The first rows and the total; null when they do not fit the contract. */
  sample: Page | null;
  findings: Finding[];
  /** What was looked at: `sort handicap`, `filter country`. */
  checks: string[];
  /** What could not be told from the rows there are. */
  untold: string[];
};

/** Everything that the app relies on when it draws a list: rows, pages, sorts, filters, search. */
export async function checkList(
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
): Promise<ListReport> {
  const path = fill(endpoint.path, params);
  const report: ListReport = { sample: null, findings: [], checks: ['rows'], untold: [] };
  const ask = async (query: Query): Promise<Asked> => {
    const reply = await api.get(path, query);
    const { value, findings } = readAnswer(endpoint.answer, reply);
    return { page: value as Page | null, findings, reply };
  };
  const told = (check: Finding['check'], { asked }: Reply, at: string, expected: string, came: string) =>
    report.findings.push({ check, asked, at, expected, came });

  const { page: sample, findings, reply } = await ask({ pageNumber: 1, pageSize: sampleSize });
  report.findings.push(...findings);
  if (!sample) return report;
  report.sample = sample;
  const { total } = sample.paging;
  const due = Math.min(sampleSize, total);
  if (sample.items.length !== due) {
    told('paging', reply, 'items', `${due} of ${total} rows`, `${sample.items.length} rows`);
  }

  await checkPages();
  for (const key of sortKeys(endpoint)) await checkSort(key);
  for (const key of filterKeys(endpoint)) await checkFilter(key);
  await checkSearch();
  return report;

  async function checkPages(): Promise<void> {
    report.checks.push('pages');
    if (total <= pageSize) return void report.untold.push('pages: all rows fit on one');
    const last = Math.ceil(total / pageSize);
    const uids = new Set<string>();
    for (const pageNumber of new Set([1, 2, last])) {
      const asked = await ask({ pageNumber, pageSize });
      report.findings.push(...asked.findings);
      if (!asked.page) continue;
      const { items, paging } = asked.page;
      const rows = pageNumber < last ? pageSize : total - (last - 1) * pageSize;
      if (paging.pageNumber !== pageNumber || paging.pageSize !== pageSize) {
        told('paging', asked.reply, 'paging', `page ${pageNumber} of ${pageSize} rows`, shown(paging));
      }
      if (paging.total !== total) told('paging', asked.reply, 'paging.total', String(total), String(paging.total));
      if (items.length !== rows) told('paging', asked.reply, 'items', `${rows} rows`, `${items.length} rows`);
      const again = items.find(({ uid }) => uids.has(uid));
      if (again) told('paging', asked.reply, 'items', 'rows of no other page', `${again.uid} again`);
      for (const { uid } of items) uids.add(uid);
    }
  }

  async function checkSort(key: string): Promise<void> {
    report.checks.push(`sort ${key}`);
    for (const sortedBy of [key, `-${key}`]) {
      const { page, findings: broken, reply: sorted } = await ask({ sortedBy, pageNumber: 1, pageSize: sampleSize });
      report.findings.push(...broken);
      if (!page) continue;
      const values = page.items.map((row) => sortValue(row, key));
      const fault = outOfOrder(values, sortedBy.startsWith('-'));
      if (fault) {
        const [before, after] = fault.map((place) => shown(values[place]));
        told('sort', sorted, `sortedBy=${sortedBy}`, 'rows in order', `${before} before ${after}`);
      }
      if (page.paging.total !== total) told('sort', sorted, 'paging.total', String(total), String(page.paging.total));
    }
    const known = new Set(sample?.items.map((row) => sortValue(row, key)));
    if (known.size < 2) report.untold.push(`sort ${key}: all rows have the same`);
  }

  async function checkFilter(key: string): Promise<void> {
    const filter = filterFor(sample?.items ?? [], key, endpoint.query[key]);
    if (!filter) return void report.untold.push(`filter ${key}: no row shows a value for it`);
    report.checks.push(`filter ${key}`);
    const {
      page,
      findings: broken,
      reply: filtered,
    } = await ask({
      [key]: filter.value,
      pageNumber: 1,
      pageSize: sampleSize,
    });
    report.findings.push(...broken);
    if (!page) return;
    const differ = page.items.filter((row) => !filter.fits(row)).length;
    const at = `${key}=${filter.value}`;
    if (differ > 0) told('filter', filtered, at, 'rows that fit', `${differ} of ${page.items.length} rows differ`);
    else if (page.items.length === 0) told('filter', filtered, at, `the row ${filter.of}, which fits`, 'no row');
    else if (page.paging.total > total) told('filter', filtered, at, `at most ${total} rows`, `${page.paging.total}`);
  }

  async function checkSearch(): Promise<void> {
    const [row] = sample?.items ?? [];
    if (!row) return void report.untold.push('search: there are no rows');
    report.checks.push('search');
    const found = await ask({ search: row.uid });
    report.findings.push(...found.findings);
    if (found.page && found.page.items[0]?.uid !== row.uid) {
      told('search', found.reply, `search=${row.uid}`, 'the row of this uid', `${found.page.items.length} rows`);
    }
    const none = await ask({ search: 'zzqxj vvkqz' });
    report.findings.push(...none.findings);
    if (none.page && none.page.paging.total > 0) {
      told('search', none.reply, 'search=zzqxj vvkqz', 'no rows', `${none.page.paging.total} rows`);
    }
  }
}
