import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import type { Reads } from '@/lib/contract/wire/unread';
import type { FilterOptions } from '@/lib/list/address/chips';
import type { ListState } from '@/lib/list/address/list-state';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import type { IgnoredFilter } from './ignored-filters';
import type { Filter } from './old-filter';

/** A list as its screen draws it: what is declared, what the address says, and what the API answered. */
export type OpenedList<Item> = Readonly<{
  name: string;
  pathname: string;
  uid: string | undefined;
  label: string;
  search: string;
  empty: string;
  filters: readonly Filter<Item>[];
  choices: FilterOptions;
  state: ListState;
  answer: Result<Page<Item>>;
  ignored: readonly IgnoredFilter[];
  /** The name under which the layout of the columns is kept, and the layout: a shared link's, else the kept one. */
  columns: { name: string; layout: ColumnLayout };
  timeZone: string;
  /** The zone of whoever has chosen none. */
  defaultTimeZone: string;
  /** The name of a row's record, which can be shown beside the list; null where rows have none. */
  peekName: Reads<Item, string> | null;
  /** The time zone of the staff member, where the address pins another. */
  ownTimeZone?: string | undefined;
  /** Names the account in the browser's storage: its views. */
  account: string;
  /** What a view asks for and the list does not know. */
  unknown: readonly string[];
  /** Whether the address asks for the form of filters with all choices in the page. */
  hasEveryChoice: boolean;
  printed: boolean;
  /** Of a page of which only rows to check are shown: what the table says where none is, and how many were looked at. */
  noneShown?: string | undefined;
  lookedAt?: number | undefined;
}>;

/** A list before the API has answered: its screen has placeholders. */
export type AwaitedList<Item> = Omit<OpenedList<Item>, 'answer'> & Readonly<{ answer: null }>;

/** The page of a list: its screen, and the list without an answer until that is there. */
export type ListPageOf<Awaited, Screen> = { screen: Promise<Screen>; awaited: Awaited | null };
