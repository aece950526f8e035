import { type ComponentType, memo } from 'react';
import { FaultMark } from '@/components/fields/fault-mark';
import { RowTabStop } from '@/components/fields/row-tab-stop';
import { Checkbox } from '@/components/ui/checkbox';
import { BrokenRowCells } from './broken-row';
import { cellContent } from './cell-content';
import { ROLES } from './roles';
import type { RowMenuProps } from './row-menu';
import { RowTools } from './row-tools';
import { isBroken, type TableColumn } from './table-model';
import type { DataRow } from './use-data-table';

type Props = {
  row: DataRow;
  index: number;
  columns: readonly { id: string; columnDef: { meta?: TableColumn } }[];
  titleId: string | undefined;
  tabIndex: 0 | -1;
  isReached: boolean;
  hasTools: boolean;
  isSelected: boolean;
  Menu: ComponentType<RowMenuProps> | undefined;
  mark: 'previewed' | 'returned' | null;
};

export const TableRow = memo(function TableRow({
  row: dataRow,
  index,
  columns,
  titleId,
  hasTools,
  Menu,
  mark,
  ...props
}: Props) {
  const { tabIndex, isReached, isSelected } = props;
  const row = dataRow.original;
  if (isBroken(row)) {
    return (
      <tr {...ROLES.row} data-state="broken" tabIndex={tabIndex}>
        <BrokenRowCells row={row} span={columns.length + (hasTools ? 1 : 0)} />
      </tr>
    );
  }
  return (
    <RowTabStop value={isReached}>
      <tr
        {...ROLES.row}
        id={row.current?.anchor}
        aria-current={row.current ? true : undefined}
        data-uid={row.uid}
        data-previewed={mark === 'previewed' ? '' : undefined}
        data-returned={mark === 'returned' ? '' : undefined}
        data-selected={isSelected ? '' : undefined}
        tabIndex={tabIndex}
      >
        {hasTools && (
          <td {...ROLES.cell} data-slot="row-select">
            <label>
              <Checkbox
                aria-label={`Select ${row.name}`}
                tabIndex={isReached ? undefined : -1}
                checked={isSelected}
                onChange={dataRow.getToggleSelectedHandler()}
              />
            </label>
          </td>
        )}
        {columns.map(({ id, columnDef: { meta: column } }) => {
          if (!column) return null;
          const isTitle = id === titleId;
          const content = cellContent(row, column);
          const isPlain = typeof content === 'string';
          return (
            <td
              key={id}
              {...ROLES.cell}
              title={isPlain ? row.texts[id] : undefined}
              data-align={column.align}
              data-card={hasTools && isTitle ? 'title' : column.card}
              data-label={column.label}
              data-note={column.note}
              data-missing={row.texts[id] ? undefined : ''}
            >
              {isTitle ? (
                <>
                  {isPlain ? <bdi key={content}>{content}</bdi> : content}
                  {row.faults && <FaultMark text={row.faults} />}
                  {hasTools && <RowTools row={row} index={index} Menu={Menu} />}
                </>
              ) : (
                content
              )}
            </td>
          );
        })}
      </tr>
    </RowTabStop>
  );
});
