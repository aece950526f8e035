import type { ReactNode } from 'react';
import { FaultMark } from '@/components/fields/fault-mark';
import { BrokenRowCells } from '@/components/list/table/broken-row';
import { type AnyTableRow, isBroken, type TableColumn, type TableRow } from '@/components/list/table/table-model';
import { Link } from '@/components/navigation/link';
import { formatCount } from '@/lib/format/number';
import { PRINTED_ROWS } from '@/lib/list/address/printed';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import { shownIds } from '@/lib/list/columns/column-layout';
import styles from './print-sheet.module.css';

type Props = {
  label: string;
  columns: readonly TableColumn[];
  layout: ColumnLayout;
  rows: readonly AnyTableRow[];
  total: number | null;
  /** The list on screen. */
  href: string;
  /** Above the table: heading, filters, which rows. */
  children: ReactNode;
};

/** A list as it is printed: the shown columns uncut, from the first row on, without controls. */
export function PrintSheet({ label, columns, layout, rows, total, href, children }: Props) {
  const ids = columns.map(({ id }) => id);
  const shown = shownIds(layout, ids).flatMap((id) => columns.filter((one) => one.id === id));
  const count = `${formatCount(rows.length)}${total === null ? '' : ` of ${formatCount(total)}`} rows`;
  return (
    <section aria-label={label} data-slot="print-sheet" className="[page:list]">
      <p className="flex flex-wrap gap-x-4 border-b px-6 py-3 text-sm text-muted-foreground print:hidden">
        <span>
          {`Print preview: ${count}.`}
          {(total ?? 0) > PRINTED_ROWS && ' Export a CSV for all rows.'} Print it with Ctrl+P.
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
              {shown.map((column) => (
                <th key={column.id} scope="col" data-align={column.align} className="font-medium">
                  {column.note ? `${column.label} (${column.note})` : column.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) =>
              isBroken(row) ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: it may have no id
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

function PrintedRow({ row: { texts, cells, faults }, columns }: { row: TableRow; columns: readonly TableColumn[] }) {
  return (
    <tr>
      {columns.map(({ id, align, note }, index) => (
        // A note is the zone of times.
        <td key={id} data-align={align} className={note && 'whitespace-nowrap'}>
          {cells[id] ?? (texts[id] ? <bdi>{texts[id]}</bdi> : '-')}
          {index === 0 && faults && <FaultMark text={faults} />}
        </td>
      ))}
    </tr>
  );
}
