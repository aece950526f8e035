import type { ReactNode } from 'react';
import { FaultMark } from '@/components/fields/fault-mark';
import { IsolatedNames } from '@/components/fields/with-names';
import { orderText } from '@/components/list/export/export-facts';
import { BrokenRowCells } from '@/components/list/table/broken-row';
import { cellContent } from '@/components/list/table/cell-content';
import {
  type AnyTableRow,
  isBroken,
  notedOnce,
  type TableColumn,
  type TableRow,
} from '@/components/list/table/table-model';
import { Link } from '@/components/navigation/link';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatCount } from '@/lib/format/number';
import { type ColumnLayout, shownIds } from '@/lib/list/columns/column-layout';
import { searchedFor } from '@/lib/list/url/choices';
import type { ListState } from '@/lib/list/url/list-state';
import { PRINTED_ROWS } from '@/lib/list/url/printed';
import type { AnyList } from '@/lib/resources/resource';
import styles from './print-sheet.module.css';

type Props = {
  label: string;
  columns: readonly TableColumn[];
  layout: ColumnLayout;
  rows: readonly AnyTableRow[];
  total: number | null;
  href: string;
  children: ReactNode;
};

export function PrintSheet({ label, columns, layout, rows, total, href, children }: Props) {
  const ids = columns.map(({ id }) => id);
  const shown = shownIds(layout, ids).flatMap((id) => columns.filter((one) => one.id === id));
  const count = `${formatCount(rows.length)}${total === null ? '' : ` of ${formatCount(total)}`} rows`;
  return (
    <section aria-label={label} data-slot="print-sheet" className="[page:list]">
      <p className="flex flex-wrap gap-x-4 border-b px-6 py-3 text-sm text-muted-foreground print:hidden">
        <span>
          {`Print preview: ${count}.${(total ?? 0) > PRINTED_ROWS ? ' Export a CSV for all rows.' : ''} Press Ctrl+P to print.`}
        </span>
        <Link href={href} className="rounded-sm font-medium text-primary hover:underline coarse:py-3">
          Back to the list
        </Link>
      </p>
      {children}
      <div className="overflow-x-auto px-4 print:overflow-visible">
        <table className={`${styles.sheet} w-full text-xs print:[zoom:0.9]`}>
          <thead className="text-muted-foreground">
            <tr>
              {notedOnce(shown).map((column) => (
                <th key={column.id} scope="col" data-align={column.align} className="font-medium">
                  {column.note ? `${column.label} (${column.note})` : column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) =>
              isBroken(row) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row that could not be parsed may have no id
                <tr key={`broken ${index}`}>
                  <BrokenRowCells row={row} span={shown.length} />
                </tr>
              ) : (
                <PrintedRow key={row.uid} row={row} columns={shown} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function PrintedRow({ row, columns }: { row: TableRow; columns: readonly TableColumn[] }) {
  return (
    <tr>
      {columns.map((column, index) => (
        <td key={column.id} data-align={column.align} className={column.note && 'whitespace-nowrap'}>
          {cellContent(row, column)}
          {index === 0 && row.faults && <FaultMark text={row.faults} />}
        </td>
      ))}
    </tr>
  );
}

type FactsProps = {
  fields: AnyList['fields'];
  state: ListState;
  paging: { pageNumber: number; pageSize: number; total: number | null };
  rowsLength: number;
  timeZone: string;
  /** Milliseconds since 1970. */
  loadedAt: number;
};

export function PrintedFacts({ fields, state, paging, rowsLength, timeZone, loadedAt }: FactsProps) {
  const before = (paging.pageNumber - 1) * paging.pageSize;
  const last = before + rowsLength;
  const total = paging.total === null ? '' : ` of ${formatCount(paging.total)}`;
  const facts = [
    `Rows ${formatCount(Math.min(before + 1, last))} to ${formatCount(last)}${total}`,
    searchedFor(state.q),
    state.sortedBy ? `Sorted by ${orderText({ fields }, state.sortedBy)}` : null,
    `Times in ${zoneLabel(timeZone)}`,
    `As of ${formatDateTime(new Date(loadedAt), timeZone)}`,
  ];
  const text = facts.filter((fact) => fact !== null).join(' · ');
  // Changed text gets a new element, because the browser may have translated the old one.
  return (
    <p key={text} className="hidden px-6 pb-3 text-sm text-muted-foreground print:block">
      <IsolatedNames names={[state.q]}>{text}</IsolatedNames>
    </p>
  );
}
