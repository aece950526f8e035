import { DEFAULT_PAGE_SIZE } from '@/lib/contract/common';
import { type Api, fill, type Query } from '../api';
import { type Endpoint, filterKeys, shown, sortKeys } from '../endpoints';
import type { Finding } from '../report';
import { readAnswer } from './answer';
import { type Row, sortValue } from './fields';
import { filterFor } from './filter';
import { outOfOrder } from './sorting';

const sampleSize = 50;
const pageSize = 7;

type Page = { items: Row[]; paging: { pageNumber: number; pageSize: number; total: number } };
/** A page of the list, with `differs`, which reports a difference. */
type Received = Page & { differs: (check: Finding['check'], at: string, expected: string, actual: string) => void };

export type ListReport = {
  /** The list's first rows and total; null if the rows do not match the contract. */
  sample: Page | null;
  findings: Finding[];
  /** The checks that ran, such as `sort handicap` and `filter country`. */
  checks: string[];
  /** The checks for which the list has no suitable rows. */
  notChecked: string[];
  notes: readonly string[];
};

/** Checks what the app needs of a list: rows, pages, sorting, filters and search. */
export async function checkList(
  api: Api,
  endpoint: Endpoint,
  params: Readonly<Record<string, string>>,
): Promise<ListReport> {
  const path = fill(endpoint.path, params);
  const report: ListReport = { sample: null, findings: [], checks: ['rows'], notChecked: [], notes: [] };
  const { findings, checks, notChecked } = report;
  const get = async (query: Query): Promise<Received | null> => {
    const reply = await api.get(path, query);
    const asked = { pageNumber: Number(query.pageNumber ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE_SIZE) };
    const answer = readAnswer(endpoint.answer, reply, asked);
    if (report.notes.length === 0) report.notes = answer.notes;
    findings.push(...answer.findings);
    const differs: Received['differs'] = (check, at, expected, actual) =>
      findings.push({ check, request: reply.request, at, expected, actual });
    return answer.value ? { ...(answer.value as Page), differs } : null;
  };

  const sample = await get({ pageNumber: 1, pageSize: sampleSize });
  if (!sample) return report;
  report.sample = sample;
  const { total } = sample.paging;
  const due = Math.min(sampleSize, total);
  if (sample.items.length !== due) {
    sample.differs('paging', 'items', `${due} of ${total} rows`, `${sample.items.length} rows`);
  }

  await checkPages();
  for (const key of sortKeys(endpoint)) await checkSort(key);
  for (const key of filterKeys(endpoint)) await checkFilter(key, sample.items);
  await checkSearch(sample.items[0]);
  return report;

  async function checkPages(): Promise<void> {
    checks.push('pages');
    if (total <= pageSize) return void notChecked.push('pages: all rows fit on one page');
    const last = Math.ceil(total / pageSize);
    const uids = new Set<string>();
    for (const pageNumber of new Set([1, 2, last])) {
      const page = await get({ pageNumber, pageSize });
      if (!page) continue;
      const { items, paging, differs } = page;
      const rows = pageNumber < last ? pageSize : total - (last - 1) * pageSize;
      if (paging.pageNumber !== pageNumber || paging.pageSize !== pageSize) {
        differs('paging', 'paging', `page ${pageNumber} of ${pageSize} rows`, shown(paging));
      }
      if (paging.total !== total) differs('paging', 'paging.total', String(total), String(paging.total));
      if (items.length !== rows) differs('paging', 'items', `${rows} rows`, `${items.length} rows`);
      const repeated = items.find(({ uid }) => uids.has(uid));
      if (repeated) differs('paging', 'items', 'rows that no other page has', `${repeated.uid} again`);
      for (const { uid } of items) uids.add(uid);
    }
  }

  async function checkSort(key: string): Promise<void> {
    checks.push(`sort ${key}`);
    for (const sortedBy of [key, `-${key}`]) {
      const page = await get({ sortedBy, pageNumber: 1, pageSize: sampleSize });
      if (!page) continue;
      const values = page.items.map((row) => sortValue(row, key));
      const fault = outOfOrder(values, sortedBy.startsWith('-'));
      if (fault) {
        const [before, after] = fault.map((place) => shown(values[place]));
        page.differs('sort', `sortedBy=${sortedBy}`, 'rows in order', `${before} before ${after}`);
      }
      if (page.paging.total !== total) page.differs('sort', 'paging.total', String(total), String(page.paging.total));
    }
    const known = new Set(sample?.items.map((row) => sortValue(row, key)));
    if (known.size < 2) notChecked.push(`sort ${key}: all rows have the same value`);
  }

  async function checkFilter(key: string, rows: readonly Row[]): Promise<void> {
    const filter = filterFor(rows, key, endpoint.query[key]);
    if (!filter) return void notChecked.push(`filter ${key}: no row shows a value for it`);
    checks.push(`filter ${key}`);
    const page = await get({ [key]: filter.value, pageNumber: 1, pageSize: sampleSize });
    if (!page) return;
    const { items, paging, differs } = page;
    const wrong = items.filter((row) => !filter.fits(row)).length;
    const at = `${key}=${filter.value}`;
    if (wrong > 0) differs('filter', at, 'rows that match', `${wrong} of ${items.length} rows differ`);
    else if (items.length === 0) differs('filter', at, `the row ${filter.of}, which matches`, 'no row');
    else if (paging.total > total) differs('filter', at, `at most ${total} rows`, `${paging.total}`);
  }

  async function checkSearch(row: Row | undefined): Promise<void> {
    if (!row) return void notChecked.push('search: there are no rows');
    checks.push('search');
    const found = await get({ search: row.uid });
    if (found && found.items[0]?.uid !== row.uid) {
      found.differs('search', `search=${row.uid}`, 'the row of this uid', `${found.items.length} rows`);
    }
    const none = await get({ search: 'zzqxj vvkqz' });
    if (none && none.paging.total > 0) {
      none.differs('search', 'search=zzqxj vvkqz', 'no rows', `${none.paging.total} rows`);
    }
  }
}
