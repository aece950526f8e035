import type { ReactNode } from 'react';
import { Link } from '@/components/navigation/link';
import { RowSaid } from '@/components/old-cells/row-said';
import { columnsOf, isRead, type ListModel, shownColumns } from '@/components/old-list/model/list-model';
import { cellContent } from '@/components/old-list/table/cell-content';
import { BrokenRow } from '@/components/old-list/table/table-cells';
import { formatCount } from '@/lib/format/number';
import { PRINTED_ROWS } from '@/lib/list/address/printed';
import type { ColumnLayout } from '@/lib/list/columns/column-layout';
import styles from './print-sheet.module.css';

type Props = {
  model: ListModel;
  layout: ColumnLayout;
  href: string;
  children: ReactNode;
};

/** A list as it is printed: the chosen columns whole, from its first row on, without controls. */
export function PrintSheet({ model, layout, href, children }: Props) {
  const { label, rows, paging } = model;
  const heads = columnsOf(model.heads, shownColumns(model, layout));
  const total = paging?.total ?? null;
  return (
    <section aria-label={label} data-slot="print-sheet" className="[page:list]">
      <p className="flex flex-wrap gap-x-4 border-b px-6 py-3 text-sm text-muted-foreground print:hidden">
        <span>
          {`The list as it is printed: ${formatCount(rows.length)}${total === null ? '' : ` of ${formatCount(total)}`} rows.`}
          {(total ?? 0) > PRINTED_ROWS && ' A CSV has all of them.'} Print it with Ctrl+P.
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
              {heads.map(({ head: { id, header, note, align } }) => (
                <th key={id} scope="col" data-align={align} className="font-medium">
                  {note ? `${header} (${note})` : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) =>
              isRead(row) ? (
                <tr key={row.uid} className={row.muted ? 'text-muted-foreground' : undefined}>
                  <RowSaid row={row} heads={model.heads}>
                    {heads.map(({ head, index }) => (
                      // A note is the zone of times.
                      <td key={head.id} data-align={head.align} className={head.note && 'whitespace-nowrap'}>
                        {cellContent(row, head, index) || '-'}
                      </td>
                    ))}
                  </RowSaid>
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: it may have no id
                <BrokenRow key={place} {...row} span={heads.length} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
