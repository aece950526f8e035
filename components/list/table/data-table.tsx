'use client';

import { cx } from 'class-variance-authority';
import { type ReactNode, type RefObject, type UIEvent, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { Link } from '@/components/navigation/link';
import { Checkbox } from '@/components/ui/checkbox';
import { BrokenRowCells } from './broken-row';
import styles from './data-table.module.css';
import { preload } from './open-when-loaded';
import { isBroken, type TableColumn } from './table-model';
import { TableRow } from './table-row';
import type { DataTable as Table } from './use-data-table';
import { useRowEvents } from './use-row-events';
import { type RowActions, useRowFocus, useRowLeft } from './use-row-focus';

type Props = {
  table: Table;
  label: string;
  isPending?: boolean;
  /** True once other rows have been loading for a while: cells then show bars. */
  isSlow?: boolean;
  empty: ReactNode;
  actions: RowActions;
  tools?: { previewed: string | null };
  /** An object, so that setting the same uid again focuses the row again. */
  focusUid?: { uid: string } | null;
  isFullHeight?: boolean;
  containerRef?: RefObject<HTMLElement | null>;
  onScrollEnd?: (event: UIEvent<HTMLElement>) => void;
};

/** Width of check boxes and buttons in px. */
const TOOLS_WIDTH = 44 + 60;

export function DataTable({
  table,
  label,
  isPending = false,
  isSlow = false,
  empty,
  actions,
  tools,
  focusUid = null,
  isFullHeight = false,
  containerRef,
  onScrollEnd,
}: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = table.getVisibleLeafColumns();
  const { rows } = table.getRowModel();
  const hasTools = tools !== undefined;
  const focus = useRowFocus(rows, body);
  const uids = useMemo(() => (hasTools ? rows.map(({ original }) => original.uid) : []), [rows, hasTools]);
  const returned = useRowLeft(uids, focus.focus);
  const focusRow = useEffectEvent((uid: string) => focus.focus(uids.indexOf(uid)));
  useEffect(() => {
    if (focusUid) focusRow(focusUid.uid);
  }, [focusUid]);
  const events = useRowEvents(rows, { body, isPending, actions, focus });
  const width = columns.reduce((sum, { columnDef }) => sum + (columnDef.meta?.width ?? 0), hasTools ? TOOLS_WIDTH : 0);
  const span = columns.length + (hasTools ? 2 : 0);
  const { rowSelection } = table.state;
  return (
    <section
      ref={containerRef}
      aria-label={label}
      aria-busy={isPending}
      data-slot="table-container"
      onScrollEnd={onScrollEnd}
      className={cx(styles.container, !isFullHeight && styles.scrolling)}
    >
      <table
        data-slot="table"
        data-pending={isSlow || undefined}
        className={styles.table}
        style={{ minWidth: `${width}px` }}
      >
        <thead>
          <tr>
            {hasTools && <SelectAllCell table={table} />}
            {columns.map(
              ({ id, columnDef: { meta } }) => meta && <TableHeadCell key={id} column={meta} isPending={isPending} />,
            )}
            {hasTools && (
              <th scope="col" data-slot="row-tools">
                <span className="sr-only">Actions</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody ref={body} id={isFullHeight ? undefined : 'list-rows'} {...events}>
          {rows.map((row, index) =>
            isBroken(row.original) ? (
              <tr key={row.id} data-state="broken" tabIndex={focus.tabIndexOf(index)}>
                <BrokenRowCells row={row.original} span={span} />
              </tr>
            ) : (
              <TableRow
                key={row.id}
                row={row.original}
                columns={columns}
                tabIndex={focus.tabIndexOf(index)}
                isReached={focus.isReached(index)}
                hasTools={hasTools}
                isSelected={row.id in rowSelection}
                onSelect={row.getToggleSelectedHandler()}
                Menu={focus.menuAt(index)}
                mark={tools?.previewed === row.id ? 'previewed' : returned === row.id ? 'returned' : null}
                table={table}
                actions={actions}
                onMenu={(isOpen) => (isOpen ? focus.openMenu(index) : focus.closeMenu())}
                onMenuIntent={() => preload(focus.prepareMenu)}
              />
            ),
          )}
          {rows.length === 0 && (
            <tr data-state="empty">
              <td colSpan={span}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

const ARROWS = {
  ascending: 'after:icon-arrow-up after:text-primary text-foreground',
  descending: 'after:icon-arrow-down after:text-primary text-foreground',
  none: 'after:icon-chevrons-up-down after:text-muted-foreground',
};

function SelectAllCell({ table }: { table: Table }) {
  const isAll = table.getIsAllPageRowsSelected();
  const isSome = table.getIsSomePageRowsSelected();
  return (
    <th scope="col" data-slot="row-select">
      <label>
        <Checkbox
          aria-label="Select all rows of the page"
          checked={isAll || (isSome && 'indeterminate')}
          onCheckedChange={(isSelected) => table.toggleAllPageRowsSelected(isSelected)}
        />
      </label>
    </th>
  );
}

export function TableHeadCell({ column, isPending }: { column: TableColumn; isPending: boolean }) {
  const { label, note, align, width, sort } = column;
  const text = (
    <span className="truncate">
      {label}
      {note && <span className="font-normal">{` ${note}`}</span>}
    </span>
  );
  return (
    <th
      scope="col"
      aria-label={label}
      aria-sort={sort?.direction}
      data-align={align}
      data-sortable={sort ? '' : undefined}
      style={{ width: `${width}px` }}
    >
      {sort ? (
        <Link
          href={sort.href}
          scroll={false}
          disabled={isPending}
          aria-label={`Sort by ${note ? `${label} ${note}` : label}`}
          className={cx(
            ARROWS[sort.direction],
            'flex min-h-6 max-w-full w-fit items-center gap-1.5 rounded-sm after:small-icon print:after:hidden',
            align === 'end' && 'ml-auto flex-row-reverse',
          )}
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </th>
  );
}
