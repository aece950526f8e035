import type { ForeignRows, PageInfo } from '@/lib/contract/page';
import type { Fault, ReadItem } from '@/lib/contract/read-item';
import type { Result } from '@/lib/contract/result';
import type { FilterOptions } from '@/lib/list/address/chips';
import type { ListState } from '@/lib/list/address/list-state';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import type { IgnoredFilter } from '@/lib/list/rows/ignored-filters';
import type { RecordKind } from '@/lib/navigation';
import type { Preview } from './preview';
import type { List } from './resource';

export type { Fault, ReadItem } from '@/lib/contract/read-item';

/** A page of a list. `paging.total` is null where the API does not say how many there are. */
export type ListPage<Item> = {
  rows: readonly ReadItem<Item>[];
  paging: PageInfo;
  /** Filters that the rows show not to be applied. */
  ignored: readonly IgnoredFilter[];
  /** What was left out of the rows of one record; absent where nothing was. */
  foreignRows?: ForeignRows;
};

/** What a list screen shows: the declaration, what the address says, and what the API answered. */
export type LoadedList<Item extends { uid: string }> = Readonly<{
  list: List<Item>;
  /** Of the record whose list it is; empty for a list of all. */
  uid: string;
  pathname: string;
  state: ListState;
  page: Result<ListPage<Item>>;
  /** When the page was fetched, in ms since 1970. */
  loadedAt: number;
  choices: FilterOptions;
  layout: ColumnLayout;
  timeZone: string;
  /** The zone of the user, where the address names another. */
  ownTimeZone: string | null;
  /** The zone of users who have chosen none. */
  defaultTimeZone: string;
  /** Names the account in the browser's storage. */
  account: string;
  isPrint: boolean;
  /** The record of the row that the address names, for the sheet beside the list. */
  preview: Preview | null;
  /** What the address of a view asks for and the list does not know. */
  unknownParts: readonly string[];
}>;

/** A tab of a record. `total`: undefined where none is shown, null where it is not known. */
export type LoadedTab = {
  label: string;
  href: string;
  isOpen: boolean;
  total?: Result<number | null> | 'pending';
};

/** What the screen of a record shows. `found` is a failure where the record could not be looked up. */
export type LoadedRecord<Item extends { uid: string }> = Readonly<{
  uid: string;
  href: string;
  found: Result<{ item: Item; faults: readonly Fault[] }>;
  /** The name of the record; the ends of its uid where the name is not known. */
  name: string;
  tabs: readonly LoadedTab[];
  timeZone: string;
}>;

/** A list of one record, with what its heading says of the record. */
export type LoadedRecordList<Item extends { uid: string }> = LoadedList<Item> & {
  record: {
    kind: RecordKind;
    tabs: readonly LoadedTab[];
    /** The totals of its tabs by their addresses, later than the list. */
    totals: Promise<ReadonlyMap<string, Pick<LoadedTab, 'total'>>>;
    /** The name, later than the list; the ends of the uid behind the label of its kind where it is not known. */
    name: Promise<string>;
  };
};
