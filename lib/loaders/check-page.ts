import type { ItemPage } from '@/lib/api/read-page';
import { leftOut } from '@/lib/contract/page';
import { withoutForeignRows } from '@/lib/list/rows/foreign-rows';
import { checkRows, type IgnoredFilter } from '@/lib/list/rows/ignored-filters';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';

type Query = Readonly<Record<string, unknown>>;

type CheckedPage<Item> = {
  page: PageOfRows<Item>;
  /** Filters that the API did not apply, by label; for the list's record, by parameter. */
  notApplied: readonly string[];
};

/** Compares rows with the query: leaves out rows of other records, and finds filters that the API ignored. */
export function checkPage<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  uid: string,
  query: Query,
  fetched: ItemPage<Item>,
): CheckedPage<Item> {
  const { recordKey, recordUid: uidOf, recordNoun: kind = recordKey } = list;
  const page: Omit<PageOfRows<Item>, 'ignored'> = kind && uidOf
    ? withoutForeignRows(fetched, { kind, uid, uidOf })
    : fetched;
  const ignored = findIgnored(list, query, itemsOf(page));
  const notApplied = ignored.map(({ label }) => label);
  if (recordKey && leftOut(page.foreignRows) > 0) notApplied.push(recordKey);
  return { page: { ...page, ignored }, notApplied };
}

export function itemsOf<Item>({ rows }: Pick<PageOfRows<Item>, 'rows'>): Item[] {
  return rows.flatMap((row) => (row.ok ? [row.item] : []));
}

export function findIgnored<Item extends { uid: string }>(
  { filters }: ListDefinition<Item>,
  query: Query,
  items: readonly Item[],
): IgnoredFilter[] {
  const check = checkRows(filters, query);
  items.forEach(check.add);
  return check.ignored();
}
