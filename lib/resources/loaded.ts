import type { ForeignRows, PageInfo } from '@/lib/contract/page';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import type { FilterOptions } from '@/lib/list/address/choices';
import type { ListState } from '@/lib/list/address/list-state';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import type { IgnoredFilter } from '@/lib/list/rows/ignored-filters';
import type { RecordKind } from '@/lib/navigation';
import type { Preview } from './preview';
import type { List } from './resource';

export type { ReadItem } from '@/lib/contract/read-item';

/** `paging.total` is null when the API does not report it. */
export type PageOfRows<Item> = {
  rows: readonly ReadItem<Item>[];
  paging: PageInfo;
  /** Filters that the API ignored: some rows do not match them. */
  ignored: readonly IgnoredFilter[];
  foreignRows?: ForeignRows;
};

export type LoadedList<Item extends { uid: string }> = Readonly<{
  list: List<Item>;
  /** The uid of the record to which the list belongs; empty for a list of all records. */
  uid: string;
  pathname: string;
  state: ListState;
  page: Result<PageOfRows<Item>>;
  /** Milliseconds since 1970. */
  loadedAt: number;
  choices: FilterOptions;
  layout: ColumnLayout;
  timeZone: string;
  /** The user's time zone, if the address sets another time zone. */
  ownTimeZone: string | null;
  defaultTimeZone: string;
  /** Identifies the account in browser storage. */
  account: string;
  isPrint: boolean;
  preview: Preview | null;
  unknownParts: readonly string[];
}>;

/** `total` is undefined when the tab shows no total, null when the total is unknown. */
export type LoadedTab = {
  label: string;
  href: string;
  isOpen: boolean;
  total?: Result<number | null> | 'pending';
};

/** `found` is a failure when the record could not be looked up. */
export type LoadedRecord<Item extends { uid: string }> = Readonly<{
  uid: string;
  href: string;
  found: Result<{ item: Item; faults: readonly Fault[] }>;
  /** The record's name, or the label and the short uid when the name is unknown: `User fd33…9a41`. */
  name: string;
  tabs: readonly LoadedTab[];
  /** Only the first tab shows the record's fields. */
  isFirstTab: boolean;
  timeZone: string;
}>;

/** The total of each tab, by the address of the tab. */
export type TabTotals = ReadonlyMap<string, Pick<LoadedTab, 'total'>>;

export type LoadedRecordList<Item extends { uid: string }> = LoadedList<Item> & {
  record: {
    kind: RecordKind;
    tabs: readonly LoadedTab[];
    /** May resolve after the list is shown. */
    totals: Promise<TabTotals>;
    name: Promise<string>;
  };
};
