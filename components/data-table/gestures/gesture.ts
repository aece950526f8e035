import type { PlacedColumn } from '@/components/data-table/column-widths';
import type { Arrange } from '@/components/data-table/navigation/list-navigation';
import type { ColumnLayout } from '@/lib/list/column-layout';

/** A pointer or a key at the head of a column. */
export type Gesture = {
  head: HTMLTableCellElement;
  /** The edge where it is resized, when the gesture began there. */
  edge: HTMLElement | null;
  column: PlacedColumn;
  shown: readonly PlacedColumn[];
  columns: readonly { id: string; header: string }[];
  layout: ColumnLayout;
  arrange: Arrange;
};
