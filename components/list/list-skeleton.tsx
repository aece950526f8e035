import { columnStyle, tableStyle } from '@/components/list/table/column-style';
import styles from '@/components/list/table/data-table.module.css';
import { Skeleton } from '@/components/ui/skeleton';
import type { AnyList } from '@/lib/resources/resource';
import { PageHeader } from './page-header';

const ROWS = 10;

type Props = { title: string; level?: 1 | 2 | undefined; list: AnyList };

export function ListSkeleton({ title, level, list }: Props) {
  const fields = Object.entries(list.fields).filter(([, { isHidden }]) => !isHidden);
  return (
    <div data-slot="list" aria-busy="true">
      <PageHeader title={title} level={level} tools={<Skeleton id="list-search" className="h-8 w-72" />} />
      <section aria-label={list.label} aria-busy="true" className={styles.container}>
        <table
          data-pending=""
          className={styles.table}
          style={tableStyle(
            fields.map(([, field]) => field),
            { hasCheckboxes: false },
          )}
        >
          <thead>
            <tr>
              {fields.map(([id, field]) => (
                <th key={id} scope="col" aria-label={field.label} data-align={field.align} style={columnStyle(field)}>
                  {field.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody id="list-rows">
            {Array.from({ length: ROWS }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: all bars are the same
              <tr key={row}>
                {fields.map(([id, { align }]) => (
                  <td key={id} data-align={align}>
                    &nbsp;
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
