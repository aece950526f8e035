import {
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { List } from '@/components/old-list/list-provider';
import type { ModelRow } from '@/components/old-list/model/list-model';
import { type ColumnLayout, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '@/lib/list/columns/column-layout';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnResizingFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});

/**
 * The list's model as a table, for what arranges it: rows by id, texts by column; order, visibility, pins and widths of
 * the columns. Its script comes with the menu of the list, or when an edge is reached for.
 */
export function useColumnTable({ model: { heads, rows }, layout, arrange }: List) {
  const change = (next: ColumnLayout) => arrange?.(next);
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
      const visible = functionalUpdate(updater, state.columnVisibility);
      change({ ...layout, hidden: heads.map(({ id }) => id).filter((id) => visible[id] === false) });
    },
    onColumnOrderChange: (updater) => change({ ...layout, order: functionalUpdate(updater, state.columnOrder) }),
    onColumnPinningChange: (updater) =>
      change({ ...layout, pinned: functionalUpdate(updater, state.columnPinning).start }),
    onColumnSizingChange: (updater) => change({ ...layout, widths: functionalUpdate(updater, state.columnSizing) }),
  });
}
