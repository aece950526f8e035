import { type ComponentType, memo, useRef } from 'react';
import { FaultMark } from '@/components/fields/fault-mark';
import { RowTabStop } from '@/components/fields/row-tab-stop';
import { Checkbox } from '@/components/ui/checkbox';
import { PEEK_FORM, PEEK_KEY } from '@/lib/list/address/peek-address';
import { BrokenRowCells } from './broken-row';
import styles from './data-table.module.css';
import { ROLES } from './roles';
import { useRowHandlers } from './row-context';
import type { RowMenuProps } from './row-menu';
import { isBroken, type TableRow as Row, type TableColumn } from './table-model';
import type { DataRow } from './use-data-table';

type Props = {
  row: DataRow;
  index: number;
  columns: readonly { id: string; columnDef: { meta?: TableColumn } }[];
  tabIndex: 0 | -1;
  isReached: boolean;
  hasTools: boolean;
  isSelected: boolean;
  Menu: ComponentType<RowMenuProps> | undefined;
  mark: 'previewed' | 'returned' | null;
};

export const TableRow = memo(function TableRow({
  row: dataRow,
  index: at,
  columns,
  hasTools,
  Menu,
  mark,
  ...props
}: Props) {
  const { tabIndex, isReached, isSelected } = props;
  const { remember, preview, warmPreview, openMenu, closeMenu, prepareMenu } = useRowHandlers();
  const row = dataRow.original;
  const button = useRef<HTMLButtonElement>(null);
  const toolTabIndex = isReached ? undefined : -1;
  if (isBroken(row)) {
    return (
      <tr {...ROLES.row} data-state="broken" tabIndex={tabIndex}>
        <BrokenRowCells row={row} span={columns.length + (hasTools ? 2 : 0)} />
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
        data-peeked={mark === 'previewed' ? '' : undefined}
        data-returned={mark === 'returned' ? '' : undefined}
        data-selected={isSelected ? '' : undefined}
        tabIndex={tabIndex}
      >
        {hasTools && (
          <td {...ROLES.cell} data-slot="row-select">
            <label>
              <Checkbox
                aria-label={`Select ${row.name}`}
                tabIndex={toolTabIndex}
                checked={isSelected}
                onChange={dataRow.getToggleSelectedHandler()}
              />
            </label>
          </td>
        )}
        {columns.map(({ id, columnDef: { meta } }, index) => (
          <td
            key={id}
            {...ROLES.cell}
            title={row.cells[id] ? undefined : (row.texts[id] ?? undefined)}
            data-align={meta?.align}
            data-card={meta?.card}
            data-label={meta?.label}
            data-missing={row.texts[id] ? undefined : ''}
          >
            <Content row={row} id={id} />
            {index === 0 && row.faults && <FaultMark text={row.faults} />}
          </td>
        ))}
        {hasTools && (
          <td {...ROLES.cell} data-slot="row-tools" className={styles.tools}>
            {row.hasPreview && (
              <button
                type="submit"
                form={PEEK_FORM}
                name={PEEK_KEY}
                value={row.uid}
                tabIndex={toolTabIndex}
                aria-label={`Preview ${row.name}`}
                className="before:icon-panel-right"
                onPointerEnter={warmPreview}
                onFocus={warmPreview}
                onClick={(event) => {
                  event.preventDefault();
                  preview(row.uid);
                }}
              />
            )}
            <button
              ref={button}
              type="button"
              data-row-menu=""
              tabIndex={toolTabIndex}
              aria-haspopup="menu"
              aria-expanded={Menu ? true : undefined}
              aria-label={`Menu for ${row.name}`}
              className="before:icon-dots noscript:hidden"
              onPointerEnter={prepareMenu}
              onFocus={prepareMenu}
              onClick={() => openMenu(at)}
            />
            {Menu && (
              <Menu
                row={row}
                button={button}
                onOpenChange={(isOpen) => (isOpen ? openMenu(at) : closeMenu())}
                onFollow={() => remember(row)}
                onPreview={() => preview(row.uid)}
              />
            )}
          </td>
        )}
      </tr>
    </RowTabStop>
  );
});

/** Changed text needs a new element, because browsers may have translated the old one. */
function Content({ row, id }: { row: Row; id: string }) {
  const text = row.texts[id] || '-';
  return row.cells[id] ?? <bdi key={text}>{text}</bdi>;
}
