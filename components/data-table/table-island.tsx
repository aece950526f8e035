'use client';

import {
  columnOrderingFeature,
  columnPinningFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, type UIEvent, useEffect, useMemo, useRef } from 'react';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { rememberScroll, takeScrollBack } from '@/components/data-table/navigation/scroll-memory';
import type { Head, TableRow } from './column';
import { columnStyle, placeColumns, tableProps } from './column-widths';
import { HeadCell } from './head-cell';
import { BrokenRow, Cell } from './table-cells';

const features = tableFeatures({ columnVisibilityFeature, columnOrderingFeature, columnPinningFeature });

type Props = {
  label: string;
  heads: readonly Head[];
  rows: readonly TableRow[];
  pageNumber: number;
  /** Stands in the table's place when there are no rows: why there are none. */
  empty: ReactNode;
};

/** The table of a list: cells come drawn from the server, the columns are arranged here. */
export function ListTable({ label, heads, rows, pageNumber, empty }: Props) {
  const { waiting, layout } = useListNavigation();
  const container = useRef<HTMLElement>(null);
  const columns = useMemo(() => heads.map(({ id, header }) => ({ id, header })), [heads]);
  const state = useMemo(
    () => ({
      columnVisibility: Object.fromEntries(layout.hidden.map((id) => [id, false])),
      columnOrder: [...layout.order],
      columnPinning: { start: [...layout.pinned], end: [] },
    }),
    [layout],
  );
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data, state });
  const ids = table.getVisibleLeafColumns().map(({ id }) => id);
  const { widths } = layout;
  const shown = placeColumns(heads, ids, layout.pinned);

  const page = useRef<number>(undefined);
  useEffect(() => {
    if (page.current === pageNumber) return;
    const first = page.current === undefined;
    page.current = pageNumber;
    const back = takeScrollBack();
    if (back) container.current?.scrollTo(back);
    else if (!first) container.current?.scrollTo({ top: 0 });
  }, [pageNumber]);

  return (
    <section ref={container} aria-label={label} aria-busy={waiting} className="list-scroll" onScrollEnd={remember}>
      <table className="list-table" {...tableProps(shown, widths)} data-pending={waiting || undefined}>
        <colgroup>
          {shown.map((column) => (
            <col key={column.head.id} style={columnStyle(column, widths)} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map((column) => (
              <HeadCell key={column.head.id} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ index: place, original: row }) =>
            // Keyed by place: another page changes the texts of rows that stand there already.
            'cells' in row ? (
              <tr key={place} aria-current={row.current}>
                {shown.map((column) => (
                  <Cell key={column.head.id} column={column}>
                    {row.cells[column.index]}
                  </Cell>
                ))}
              </tr>
            ) : (
              <BrokenRow key={place} {...row.broken} span={shown.length} />
            ),
          )}
          {rows.length === 0 && (
            <tr className="list-empty">
              <td colSpan={shown.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function remember({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>): void {
  rememberScroll(scrollTop, scrollLeft);
}
