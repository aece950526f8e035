import 'server-only';
import { logMismatch } from '@/lib/api/contract-mismatch';
import { everyPage } from '@/lib/api/every-page';
import { fetchPage } from '@/lib/api/fetch-page';
import type { Priority } from '@/lib/api/http/slots';
import type { ItemPage } from '@/lib/api/read-page';
import { recordSeenWords } from '@/lib/api/seen-words';
import { leftOut } from '@/lib/contract/page';
import { isWord } from '@/lib/list/address/filters';
import { PRINTED_ROWS } from '@/lib/list/address/printed';
import { withoutForeignRows } from '@/lib/list/rows/foreign-rows';
import { checkRows, type IgnoredFilter } from '@/lib/list/rows/ignored-filters';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { List } from '@/lib/resources/resource';

type Query = Readonly<Record<string, unknown>>;

type Options = {
  uid?: string;
  signal?: AbortSignal;
  priority?: Priority;
};

/** @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchListPage<Item extends { uid: string }>(
  list: List<Item>,
  query: Query,
  { uid = '', signal, priority }: Options = {},
): Promise<PageOfRows<Item>> {
  const input = list.recordKey ? { ...query, [list.recordKey]: uid } : query;
  const page = keepRowsOfRecord(list, uid, await fetchPage(list, input, { signal, priority }));
  const items = itemsOf(page);
  const endpoint = list.endpoint.path;
  for (const filter of list.filters) {
    // Remembers the words in these rows, so that the filter form can offer them.
    if (filter.kind !== 'any-of' || typeof filter.choices === 'string') continue;
    recordSeenWords(endpoint, filter.key, items.flatMap((item) => filter.of(item) ?? []).filter(isWord));
  }
  const ignored = findIgnored(list, query, items);
  const notApplied = ignored.map(({ label }) => label);
  if (list.recordKey && leftOut(page.foreignRows) > 0) notApplied.push(list.recordKey);
  logMismatch(
    endpoint,
    notApplied.map((filter) => `filter ${filter}: not applied`),
  );
  return { ...page, ignored };
}

/** Fetches the rows to print, up to PRINTED_ROWS, as one page. @throws RequestFailed, ContractBroken, Unreachable */
export async function fetchPrintedRows<Item extends { uid: string }>(
  list: List<Item>,
  query: Query,
  uid: string,
): Promise<PageOfRows<Item>> {
  const page = await everyPage((at) => fetchListPage(list, { ...query, ...at }, { uid }), PRINTED_ROWS);
  const paging = { ...page.paging, pageNumber: 1, pageSize: PRINTED_ROWS };
  return { ...page, paging, ignored: findIgnored(list, query, itemsOf(page)) };
}

function keepRowsOfRecord<Item extends { uid: string }>(
  { recordKey, recordUid: uidOf, recordNoun: kind = recordKey }: List<Item>,
  uid: string,
  page: ItemPage<Item>,
): Omit<PageOfRows<Item>, 'ignored'> {
  return kind && uidOf ? withoutForeignRows(page, { kind, uid, uidOf }) : page;
}

function itemsOf<Item>({ rows }: Pick<PageOfRows<Item>, 'rows'>): Item[] {
  return rows.flatMap((row) => (row.ok ? [row.item] : []));
}

function findIgnored<Item extends { uid: string }>(
  { filters }: List<Item>,
  query: Query,
  items: readonly Item[],
): IgnoredFilter[] {
  const check = checkRows(filters, query);
  items.forEach(check.add);
  return check.ignored();
}
