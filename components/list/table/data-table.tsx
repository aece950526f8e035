'use client';

import { type ReactNode, type RefObject, type UIEvent, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from '@/components/navigation/link';
import { Checkbox } from '@/components/ui/checkbox';
import { columnStyle } from './column-style';
import { preload } from './open-when-loaded';
import { ROLES } from './roles';
import { type RowActions, RowHandlersProvider } from './row-context';
import { TableBody, TableFrame } from './table-frame';
import { notedOnce, type TableColumn, titleOf } from './table-model';
import { TableRow } from './table-row';
import type { DataTable as Table } from './use-data-table';
import { useRowFocus, useRowLeft } from './use-row-focus';

type Props = {
  table: Table;
  label: string;
  empty: ReactNode;
  actions: RowActions;
  /** Set for a list, whose rows have buttons and scroll within the window's height. */
  tools?: { previewed: string | null };
  /** An object, because setting the same string again would change no state, and the row would get no focus. */
  focusUid?: { uid: string } | null;
  containerRef?: RefObject<HTMLElement | null>;
  onScrollEnd?: (event: UIEvent<HTMLElement>) => void;
};

export function DataTable({ table, label, empty, actions, tools, focusUid = null, containerRef, onScrollEnd }: Props) {
  const body = useRef<HTMLTableSectionElement>(null);
  const columns = table.getVisibleLeafColumns();
  const { rows } = table.getRowModel();
  const hasTools = tools !== undefined;
  const focus = useRowFocus(rows, body);
  const uids = useMemo(() => (hasTools ? rows.map(({ original }) => original.uid) : []), [rows, hasTools]);
  const returned = useRowLeft(uids, focus.focus);
  const focusRow = useEffectEvent((uid: string) => focus.focus(uids.indexOf(uid)));
  useLayoutEffect(() => {
    if (focusUid) focusRow(focusUid.uid);
  }, [focusUid]);
  const shown = columns.flatMap(({ columnDef: { meta } }) => meta ?? []);
  const titleId = titleOf(shown);
  const span = columns.length + (hasTools ? 1 : 0);
  const { rowSelection } = table.state;
  const { openMenu, closeMenu, prepareMenu } = focus;
  const handlers = useMemo(
    () => ({ ...actions, openMenu, closeMenu, prepareMenu: () => preload(prepareMenu) }),
    [actions, openMenu, closeMenu, prepareMenu],
  );
  return (
    <TableFrame label={label} columns={shown} hasTools={hasTools} containerRef={containerRef} onScrollEnd={onScrollEnd}>
      <thead {...ROLES.rowGroup}>
        <tr {...ROLES.row}>
          {hasTools && <SelectAllCell table={table} />}
          {notedOnce(shown).map((column) => (
            <TableHeadCell key={column.id} column={column} isTitle={hasTools && column.id === titleId} />
          ))}
        </tr>
      </thead>
      <TableBody id={hasTools ? 'list-rows' : undefined} body={body} rows={rows} actions={actions} focus={focus}>
        <RowHandlersProvider value={handlers}>
          {rows.map((row, index) => (
            <TableRow
              key={row.id}
              row={row}
              index={index}
              columns={columns}
              titleId={titleId}
              tabIndex={focus.tabIndexOf(index)}
              isReached={focus.isReached(index)}
              hasTools={hasTools}
              isSelected={row.id in rowSelection}
              Menu={focus.menuAt(index)}
              mark={tools?.previewed === row.id ? 'previewed' : returned === row.id ? 'returned' : null}
            />
          ))}
        </RowHandlersProvider>
        {rows.length === 0 && (
          <tr {...ROLES.row} data-state="empty">
            <td {...ROLES.cell} colSpan={span}>
              {empty}
            </td>
          </tr>
        )}
      </TableBody>
    </TableFrame>
  );
}

const ARROWS = {
  ascending: 'after:icon-arrow-up',
  descending: 'after:icon-arrow-down',
  none: 'after:icon-chevrons-up-down',
};

function SelectAllCell({ table }: { table: Table }) {
  const isAll = table.getIsAllPageRowsSelected();
  const isSome = table.getIsSomePageRowsSelected();
  return (
    <th {...ROLES.head} scope="col" data-slot="row-select">
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

function TableHeadCell({ column, isTitle }: { column: TableColumn; isTitle: boolean }) {
  const { label, note, align, sort } = column;
  const fullText = note ? `${label} ${note}` : label;
  const text = (
    <>
      {label}
      {note && <span className="font-normal">{` ${note}`}</span>}
    </>
  );
  return (
    <th
      {...ROLES.head}
      scope="col"
      aria-label={label}
      aria-sort={sort?.direction}
      data-align={align}
      data-card={isTitle ? 'title' : column.card}
      data-sortable={sort ? '' : undefined}
      title={sort ? undefined : fullText}
      style={columnStyle(column)}
    >
      {sort ? (
        <Link href={sort.href} scroll={false} aria-label={`Sort by ${fullText}`} className={ARROWS[sort.direction]}>
          <span title={fullText}>{text}</span>
        </Link>
      ) : (
        text
      )}
    </th>
  );
}
