'use client';

import { columnOrderingFeature, columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { cx } from 'class-variance-authority';
import { type ReactNode, type UIEvent, useEffect, useMemo, useRef } from 'react';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { saveScrollPosition, takeScrollPosition } from '@/components/data-table/navigation/scroll-memory';
import { arrangedIds } from '@/lib/list/column-layout';
import type { Head, TableRow } from './column';
import { columnStyle, placeColumns, tableProps } from './column-widths';
import { useColumnGestures } from './gestures/use-column-gestures';
import { HeadCell } from './head-cell';
import { RowTools } from './row-tools/row-tools';
import styles from './table.module.css';
import { BrokenRow, Cell } from './table-cells';

/** Drawn over the cells: the outline of a row is behind them. */
const FOCUSED_ROW =
  '*:focus-visible:relative *:focus-visible:z-0 *:focus-visible:after:pointer-events-none *:focus-visible:after:absolute *:focus-visible:after:inset-0 *:focus-visible:after:z-2 *:focus-visible:after:outline-2 *:focus-visible:after:-outline-offset-2 *:focus-visible:after:outline-ring';

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature });

type Props = {
  label: string;
  heads: readonly Head[];
  rows: readonly TableRow[];
  /** None while the API has not answered: the rows are placeholders then, and have no id. */
  pageNumber?: number;
  /** Shown instead of rows: why there are none. */
  empty: ReactNode;
  /** Whether the table is as high as its rows, instead of scrolling in its place. */
  whole: boolean;
};

/** The table of a list. The server draws the cells; columns are arranged here. */
export function ListTable({ label, heads, rows, pageNumber, empty, whole }: Props) {
  const { waiting, layout, keepLayout } = useListNavigation();
  const isWaiting = pageNumber === undefined;
  // First rows on the screen of a record have none.
  const hasTools = keepLayout !== null && !isWaiting;
  const container = useRef<HTMLElement>(null);
  const columns = useMemo(() => heads.map(({ id, header }) => ({ id, header })), [heads]);
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnOrder: arrangedIds(
        layout,
        columns.map(({ id }) => id),
      ),
    }),
    [layout, columns],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data, state });
  const ids = table.getVisibleLeafColumns().map(({ id }) => id);
  const shown = placeColumns(heads, ids, layout);
  const gestures = useColumnGestures(shown);

  const page = useRef<number>(undefined);
  useEffect(() => {
    if (page.current === pageNumber) return;
    const position = takeScrollPosition() ?? (page.current === undefined ? null : { top: 0 });
    if (position) container.current?.scrollTo(position);
    page.current = pageNumber;
  }, [pageNumber]);

  return (
    <section
      ref={container}
      aria-label={label}
      aria-busy={waiting || isWaiting}
      data-slot="table-container"
      className={cx(
        '@container scroll-pt-11 overflow-auto overscroll-x-contain border-y focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible [&_tr:is([data-peeked],[data-returned])>td]:bg-primary-muted',
        !whole && 'max-h-[70vh] [--end:68px] coarse:[--end:96px] print:[--end:8px]',
      )}
      onScrollEnd={remember}
    >
      <table data-slot="table" className={styles.table} {...tableProps(shown)} data-pending={waiting || undefined}>
        <colgroup>
          {shown.map((column) => (
            <col key={column.head.id} style={columnStyle(column)} />
          ))}
        </colgroup>
        <thead {...gestures}>
          <tr>
            {shown.map((column, place) => (
              <HeadCell key={column.head.id} column={column} resizable={gestures !== undefined} tabStop={place === 0} />
            ))}
          </tr>
        </thead>
        <tbody id={whole ? undefined : 'list-rows'} className={cx(FOCUSED_ROW, '*:incomplete:invisible')}>
          {table.getRowModel().rows.map(({ index: place, original: row }) =>
            // Keyed by position: another page changes the texts of the same rows.
            'cells' in row ? (
              <tr key={place} data-uid={row.id || undefined} aria-current={row.current}>
                {shown.map((column, at) => (
                  <Cell
                    key={column.head.id}
                    column={column}
                    tools={hasTools && at === shown.length - 1 && <RowTools uid={row.id} name={row.name} />}
                  >
                    {row.cells[column.index]}
                  </Cell>
                ))}
              </tr>
            ) : (
              <BrokenRow key={place} {...row.broken} span={shown.length} />
            ),
          )}
          {rows.length === 0 && (
            <tr data-state="empty">
              <td colSpan={shown.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function remember({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>): void {
  saveScrollPosition(scrollTop, scrollLeft);
}
