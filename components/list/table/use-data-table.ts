import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  type Row,
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { type AnyTableRow, isBroken, type TableColumn } from './table-model';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  columnMeta: {} as TableColumn,
});

type Options = {
  columns: readonly TableColumn[];
  rows: readonly AnyTableRow[];
  layout: ColumnLayout;
  onLayoutChange?: (layout: ColumnLayout) => void;
  /** The list's URL. Without a URL, rows cannot be selected. A new URL clears the selection. */
  address?: string;
};

export type DataTable = ReturnType<typeof useDataTable>;
export type DataRow = Row<typeof features, AnyTableRow>;

export function useDataTable({ columns, rows, layout, onLayoutChange, address }: Options) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({});
  const [shownAddress, setShownAddress] = useState(address);
  if (address !== shownAddress) {
    setShownAddress(address);
    setRowSelection({});
  }
  const definitions = useMemo(
    () => columns.map((column) => ({ id: column.id, header: column.label, meta: column })),
    [columns],
  );
  // Keeps its identity when a row is selected, because the rows compare their columns.
  const columnState = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnOrder: [...layout.order],
    }),
    [layout],
  );
  const data = useMemo(() => [...rows], [rows]);
  return useTable({
    features,
    columns: definitions,
    data,
    state: { ...columnState, rowSelection },
    getRowId: (row, index) => uniqueId(rows, row, index) ?? `row ${index} of ${address}`,
    enableRowSelection: ({ original }) => address !== undefined && !isBroken(original),
    onRowSelectionChange: setRowSelection,
    onColumnVisibilityChange: (updater) => {
      const visible = functionalUpdate(updater, columnState.columnVisibility);
      const hidden = columns.map(({ id }) => id).filter((id) => visible[id] === false);
      onLayoutChange?.({ ...layout, hidden });
    },
    onColumnOrderChange: (updater) =>
      onLayoutChange?.({ ...layout, order: functionalUpdate(updater, columnState.columnOrder) }),
  });
}

/** Returns null if the uid is missing or repeated. */
function uniqueId(rows: readonly AnyTableRow[], { uid }: AnyTableRow, index: number): string | null {
  const isFirst = uid !== null && rows.findIndex((row) => row.uid === uid) === index;
  return isFirst ? uid : null;
}
