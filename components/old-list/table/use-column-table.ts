import {
  columnOrderingFeature,
  columnVisibilityFeature,
  functionalUpdate,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useMemo } from 'react';
import type { List } from '@/components/old-list/list-provider';
import type { ModelRow } from '@/components/old-list/model/list-model';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';

const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
});

/**
 * The list's model as a table, for what arranges it: rows by id, texts by column; order and visibility of the columns.
 * Its script comes with the menu of the list.
 */
export function useColumnTable({ model: { heads, rows }, layout, arrange }: List) {
  const change = (next: ColumnLayout) => arrange?.(next);
  const columns = useMemo(
    () =>
      heads.map(({ id, header }, index) => ({
        id,
        header,
        accessorFn: (row: ModelRow) => ('texts' in row ? row.texts[index] : null),
      })),
    [heads],
  );
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnOrder: [...layout.order],
    }),
    [layout],
  );
  return useTable({
    features,
    columns,
    data: rows,
    state,
    getRowId: (row, index) => row.uid || `row-${index}`,
    onColumnVisibilityChange: (updater) => {
      const visible = functionalUpdate(updater, state.columnVisibility);
      change({ ...layout, hidden: heads.map(({ id }) => id).filter((id) => visible[id] === false) });
    },
    onColumnOrderChange: (updater) => change({ ...layout, order: functionalUpdate(updater, state.columnOrder) }),
  });
}
