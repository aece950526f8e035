'use client';

import { Fragment } from 'react';
import styles from '@/components/charts/charts.module.css';
import { Link } from '@/components/navigation/link';
import { formatCount } from '@/lib/format/number';

type Row = { words: string; count: number; lists: readonly { words: string; href: string }[] };

/** `excess` is by how much the sum of the rows exceeds the total. */
export function StatusTable({ rows, excess }: { rows: readonly Row[]; excess: string | null }) {
  return (
    <>
      <table aria-label="Rounds by status" className={`w-full border-collapse ${styles.figures} ${styles.links}`}>
        <tbody>
          {rows.map(({ words, count, lists }) => (
            <tr key={words}>
              <th scope="row">
                <span>{words}</span>
                <span className="block text-muted-foreground">
                  {lists.map((list, index) => (
                    <Fragment key={list.words}>
                      {index > 0 && <span>, </span>}
                      <Link href={list.href} className="whitespace-nowrap">
                        {list.words}
                      </Link>
                    </Fragment>
                  ))}
                </span>
              </th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {excess && <p className="pt-1.5 text-warning">{`Sum: ${excess}`}</p>}
    </>
  );
}
