import type { Arrange } from '@/components/data-table/arranger';
import type { PlacedColumn } from '@/components/data-table/column-widths';
import type { KeepLayout } from '@/components/data-table/navigation/list-navigation';
import type { ColumnLayout } from '@/lib/list/column-layout';

/** A pointer or a key at the head of a column. */
export type HeadEvent = {
  head: HTMLTableCellElement;
  /** The edge where it is resized, when the gesture began there. */
  edge: HTMLElement | null;
  column: PlacedColumn;
  shown: readonly PlacedColumn[];
  columns: readonly { id: string; header: string }[];
  layout: ColumnLayout;
  keepLayout: KeepLayout;
};

export type Gesture = Omit<HeadEvent, 'keepLayout'> & { arrange: Arrange };
