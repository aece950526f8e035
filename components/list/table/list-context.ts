import { createContext, use } from 'react';
import type { PageInfo } from '@/lib/contract/page';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import type { ListState } from '@/lib/list/url/list-state';
import type { RowActions } from './row-context';
import type { AnyTableRow, TableColumn } from './table-model';
import type { DataTable } from './use-data-table';

/** A list as shown on the screen. */
export type ListData = {
  name: string;
  columnCookie: string;
  label: string;
  /** The noun for one row within a sentence, such as `user`. */
  noun: string;
  pathname: string;
  state: ListState;
  columns: readonly TableColumn[];
  rows: readonly AnyTableRow[];
  hasPreview: boolean;
  /** The fields with their own cells, which the preview shows too. */
  cellIds: readonly string[];
  /** Null if the list could not be loaded. */
  paging: PageInfo | null;
  /** Milliseconds since 1970. */
  loadedAt: number;
  account: string;
  timeZone: string;
  defaultTimeZone: string;
};

type ListContextValue = ListData & {
  layout: ColumnLayout;
  setLayout: (layout: ColumnLayout) => void;
  actions: RowActions;
  /** Focuses the row with this uid if it is on the page. */
  focusRow: (uid: string) => void;
};

type TableContextValue = {
  table: DataTable;
  /** An object, because setting the same string again would change no state, and the row would get no focus. */
  focusUid: { uid: string } | null;
};

export const ListContext = createContext<ListContextValue | null>(null);

/** Separate from `ListContext`, because it changes whenever a row is selected. */
export const TableContext = createContext<TableContextValue | null>(null);

export const useList = () => provided(use(ListContext));

export const useListTable = () => provided(use(TableContext));

function provided<Value>(value: Value | null): Value {
  if (value === null) throw new Error('This component needs a ListProvider.');
  return value;
}
