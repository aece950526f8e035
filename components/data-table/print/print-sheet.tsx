import Link from 'next/link';
import type { ReactNode } from 'react';
import type { Column } from '@/components/data-table/column';
import { tableRows } from '@/components/data-table/rows';
import { BrokenRow } from '@/components/data-table/table-cells';
import type { Page } from '@/lib/contract/page';
import { formatCount } from '@/lib/format/number';
import { arrangedIds, type ColumnLayout } from '@/lib/list/column-layout';
import { PRINTED_ROWS } from '@/lib/list/printed';

type Props<Item> = {
  label: string;
  columns: readonly Column<Item>[];
  layout: ColumnLayout;
  page: Page<Item>;
  /** The list itself. */
  href: string;
  /** Its title, filters and facts. */
  children: ReactNode;
};

const TABLE =
  'w-full text-xs print:[zoom:0.9] [&_:is(time,[data-shape])]:whitespace-nowrap [&_tr]:break-inside-avoid [&_tr]:border-b [&_:is(th,td)]:px-2 [&_:is(th,td)]:py-1 print:[&_:is(th,td)]:py-px [&_:is(th,td)]:text-left [&_:is(th,td)]:align-baseline [&_[data-align=end]]:text-right';

/** A list as it is printed: the chosen columns whole, from its first row on, without controls. */
export function PrintSheet<Item extends { uid: string }>({
  label,
  columns,
  layout,
  page,
  href,
  children,
}: Props<Item>) {
  const ids = arrangedIds(
    layout,
    columns.map(({ id }) => id),
  ).filter((id) => !layout.hidden.includes(id));
  const shown = ids.flatMap((id) => columns.filter((column) => column.id === id));
  const rows = tableRows(shown, page.rows);
  const { total } = page.paging;
  return (
    <section aria-label={label} data-slot="print-sheet" className="[page:list]">
      <p className="flex flex-wrap gap-x-4 border-b px-6 py-3 text-sm text-muted-foreground print:hidden">
        <span>
          {`The list as it is printed: ${formatCount(rows.length)}${total === null ? '' : ` of ${formatCount(total)}`} rows.`}
          {(total ?? 0) > PRINTED_ROWS && ' A CSV has all of them.'} Print it with Ctrl+P.
        </span>
        <Link href={href} prefetch={false} className="rounded-sm font-medium text-primary hover:underline coarse:py-3">
          Back to the list
        </Link>
      </p>
      {children}
      <div className="overflow-x-auto px-4 print:overflow-visible">
        <table className={TABLE}>
          <thead className="text-muted-foreground">
            <tr>
              {shown.map(({ id, header, note, align }) => (
                <th key={id} scope="col" data-align={align} className="font-medium">
                  {note ? `${header} (${note})` : header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) =>
              'cells' in row ? (
                <tr key={row.id}>
                  {shown.map(({ id, align, note }, at) => (
                    // A note is the zone of times.
                    <td key={id} data-align={align} className={note && 'whitespace-nowrap'}>
                      {row.cells[at] || '-'}
                    </td>
                  ))}
                </tr>
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: it may have no id
                <BrokenRow key={place} {...row.broken} span={shown.length} />
              ),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
