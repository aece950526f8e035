import { memo } from 'react';
import type { Head } from '@/components/old-cells/column';
import { RowSaid } from '@/components/old-cells/row-said';
import { TabStop } from '@/components/old-lazy/tab-stop';
import type { ReadRow } from '@/components/old-list/model/list-model';
import { RowTools } from '@/components/old-list/row-menu/row-tools';
import { cellContent } from './cell-content';
import type { PlacedColumn } from './column-widths';
import { Cell } from './table-cells';

type Props = {
  row: ReadRow;
  /** Of all columns, also those that are hidden. */
  heads: readonly Head[];
  columns: readonly PlacedColumn[];
  hasTools: boolean;
  mark: 'peeked' | 'returned' | null;
  isMenuOpen: boolean;
  /** Whether Tab reaches the row and what is in it; null while rows are no tab stops. */
  isReached: boolean | null;
};

export const TableRow = memo(function TableRow({ row, heads, columns, hasTools, mark, isMenuOpen, isReached }: Props) {
  return (
    <TabStop value={isReached !== false}>
      <tr
        id={row.anchor}
        data-uid={row.uid || undefined}
        tabIndex={isReached ? 0 : -1}
        aria-current={row.current}
        data-peeked={mark === 'peeked' ? '' : undefined}
        data-returned={mark === 'returned' ? '' : undefined}
        className={row.muted ? 'text-muted-foreground' : undefined}
      >
        <RowSaid row={row} heads={heads}>
          {columns.map((column) => (
            <Cell key={column.head.id} column={column}>
              {cellContent(row, column.head, column.index)}
            </Cell>
          ))}
        </RowSaid>
        {hasTools && <RowTools uid={row.uid} name={row.name} expanded={isMenuOpen} />}
      </tr>
    </TabStop>
  );
});
