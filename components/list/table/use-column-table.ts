import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  type ReactTable,
  tableFeatures,
  type Updater,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { ListModel, ModelRow } from '@/components/list/model/list-model';
import { type ColumnLayout, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '@/lib/list/columns/column-layout';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

export type ColumnTable = ReactTable<typeof features, ModelRow>;

/** The list's model as a table: rows by id, texts by column; order, visibility, pins and widths of the columns. */
export function useColumnTable(
  { heads, rows }: ListModel,
  layout: ColumnLayout,
  change: (layout: ColumnLayout) => void,
): ColumnTable {
  const columns = useMemo(
    () =>
      heads.map(({ id, header }, index) => ({
        id,
        header,
        accessorFn: (row: ModelRow) => ('texts' in row ? row.texts[index] : null),
        minSize: MIN_COLUMN_WIDTH,
        maxSize: MAX_COLUMN_WIDTH,
      })),
    [heads],
  );
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnOrder: [...layout.order],
      columnPinning: { start: [...layout.pinned], end: [] },
      columnSizing: { ...layout.widths },
    }),
    [layout],
  );
  return useTable({
    features,
    columns,
    data: rows,
    state,
    getRowId: (row, index) => row.uid || `row-${index}`,
    columnResizeMode: 'onChange',
    onColumnVisibilityChange: (updater) => {
      const visible = updated(updater, state.columnVisibility);
      change({ ...layout, hidden: heads.map(({ id }) => id).filter((id) => visible[id] === false) });
    },
    onColumnOrderChange: (updater) => change({ ...layout, order: updated(updater, state.columnOrder) }),
    onColumnPinningChange: (updater) => change({ ...layout, pinned: updated(updater, state.columnPinning).start }),
    onColumnSizingChange: (updater) => change({ ...layout, widths: updated(updater, state.columnSizing) }),
  });
}

/** The columns that show, by id and in their order: those that are pinned first. */
export function shownColumns(table: ColumnTable): string[] {
  return [...table.getStartVisibleLeafColumns(), ...table.getCenterVisibleLeafColumns()].map(({ id }) => id);
}

function updated<T>(updater: Updater<T>, before: T): T {
  return typeof updater === 'function' ? (updater as (before: T) => T)(before) : updater;
}
