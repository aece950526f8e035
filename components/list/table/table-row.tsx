import { type ChangeEvent, type ComponentType, memo, useRef } from 'react';
import { FaultMark } from '@/components/fields/fault-mark';
import { RowTabStop } from '@/components/fields/row-tab-stop';
import { Checkbox } from '@/components/ui/checkbox';
import { PEEK_FORM, PEEK_KEY } from '@/lib/list/address/peek-address';
import styles from './data-table.module.css';
import { ROLES } from './roles';
import type { RowMenuProps } from './row-menu';
import type { TableRow as Row, TableColumn } from './table-model';
import type { DataTable } from './use-data-table';
import type { RowActions } from './use-row-focus';

type Props = {
  row: Row;
  columns: readonly { id: string; columnDef: { meta?: TableColumn } }[];
  tabIndex: 0 | -1;
  isReached: boolean;
  hasTools: boolean;
  Menu: ComponentType<RowMenuProps> | undefined;
  isSelected: boolean;
  /** Receives the event, because a click with Shift selects a range of rows. */
  onSelect: (event: ChangeEvent<HTMLInputElement>) => void;
  mark: 'previewed' | 'returned' | null;
  table: DataTable;
  actions: RowActions;
  onMenu: (isOpen: boolean) => void;
  onMenuIntent: () => void;
};

export const TableRow = memo(
  function TableRow({ row, columns, tabIndex, isReached, hasTools, Menu, mark, table, actions, ...handlers }: Props) {
    const { isSelected, onSelect, onMenu, onMenuIntent } = handlers;
    const button = useRef<HTMLButtonElement>(null);
    const toolTabIndex = isReached ? undefined : -1;
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
                  onChange={onSelect}
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
                  onPointerEnter={() => actions.warmPreview?.()}
                  onFocus={() => actions.warmPreview?.()}
                  onClick={(event) => {
                    event.preventDefault();
                    actions.preview(row.uid);
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
                onPointerEnter={onMenuIntent}
                onFocus={onMenuIntent}
                onClick={() => onMenu(true)}
              />
              {Menu && (
                <Menu
                  row={row}
                  table={table}
                  button={button}
                  onOpenChange={onMenu}
                  onFollow={() => actions.remember(row)}
                  onPreview={() => actions.preview(row.uid)}
                />
              )}
            </td>
          )}
        </tr>
      </RowTabStop>
    );
  },
  // Does not compare handlers: old handlers do the same as new ones, so the row need not render again.
  (before, after) =>
    before.row === after.row &&
    before.tabIndex === after.tabIndex &&
    before.isReached === after.isReached &&
    before.Menu === after.Menu &&
    before.isSelected === after.isSelected &&
    before.mark === after.mark &&
    before.actions === after.actions &&
    idsOf(before) === idsOf(after),
);

const idsOf = ({ columns }: Props) => columns.map(({ id }) => id).join();

/** Changed text needs a new element, because browsers may have translated the old one. */
function Content({ row, id }: { row: Row; id: string }) {
  const text = row.texts[id] || '-';
  return row.cells[id] ?? <bdi key={text}>{text}</bdi>;
}
