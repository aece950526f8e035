import type { ForeignRows, PageInfo } from '@/lib/contract/page';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import type { IgnoredFilter } from '@/lib/list/rows/ignored-filters';
import type { FilterOptions } from '@/lib/list/url/choices';
import { isFiltered } from '@/lib/list/url/filters';
import { isSearchable, type ListState } from '@/lib/list/url/list-state';
import type { Preview } from './preview';
import type { ListDefinition } from './resource';

export type { ReadItem } from '@/lib/contract/read-item';

/** `paging.total` is null if the API does not report it. */
export type PageOfRows<Item> = {
  rows: readonly ReadItem<Item>[];
  paging: PageInfo;
  /** Filters that the API ignored, because some rows do not match them. */
  ignored: readonly IgnoredFilter[];
  foreignRows?: ForeignRows;
};

export type LoadedList<Item extends { uid: string }> = Readonly<{
  list: ListDefinition<Item>;
  /** The uid of the record that the list belongs to; empty for a list of all records. */
  uid: string;
  pathname: string;
  state: ListState;
  page: Result<PageOfRows<Item>>;
  /** Milliseconds since 1970. */
  loadedAt: number;
  choices: FilterOptions;
  layout: ColumnLayout;
  timeZone: string;
  /** The user's time zone, if the URL sets another one. */
  ownTimeZone: string | null;
  defaultTimeZone: string;
  /** Identifies the account in browser storage. */
  account: string;
  isPrint: boolean;
  preview: Preview | null;
  /** The previewed item, for lists with a `previewSource`. */
  previewed: FoundRecord<Item> | null;
  unknownParts: readonly string[];
}>;

export type FoundRecord<Item> = { item: Item; faults: readonly Fault[] };

/** `found` resolves to null if the record does not exist. */
export type RecordLookup<Item> = { uid: string; found: Promise<Result<FoundRecord<Item> | null>> };

/** `found` is a failure if the record could not be looked up. */
export type OpenedRecord<Item> = Readonly<{ uid: string; timeZone: string; found: Result<FoundRecord<Item>> }>;

/** The totals of a record's tabs by label; null if the API does not report one. */
export type TabTotals = Readonly<Record<string, number | null | { failure: string }>>;

export function isNarrowed({ q, filters }: Pick<ListState, 'q' | 'filters'>): boolean {
  return (q !== '' && isSearchable(q)) || isFiltered(filters);
}
