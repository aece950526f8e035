import Link from 'next/link';
import { Fragment, type ReactNode } from 'react';
import styles from '@/components/charts/charts.module.css';
import { Note } from '@/components/charts/links';
import { Figures } from '@/components/dashboard/card';
import type { Total } from '@/lib/contract/stats';
import { type Reading, reads } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { listsOfStatus } from '@/lib/registry/lists-of-status';
import { excessLabel, sumOf } from '@/lib/stats/sum';

/** Rounds by their status: the API counts both kinds together, so that each number leads to its rows in two lists. */
export const roundsByStatus: Reading<Total, ReactNode> = reads(['byStatus', 'total'], ({ byStatus, total }) => {
  if (!byStatus?.length) return null;
  const counted = byStatus.map(({ status, count }) => ({ count, words: titleCase(status), href: null, status }));
  const sum = sumOf(total, counted, { words: 'With no status', href: null });
  return (
    <Figures label="By status">
      <table aria-label="Rounds by status" className={`w-full border-collapse ${styles.figures} ${styles.links}`}>
        <tbody>
          {sum.parts.map((part) => (
            <tr key={part.words}>
              <th scope="row">
                {part.words}
                {'status' in part && (
                  <span className="block text-muted-foreground">
                    <Lists of={String(part.status)} />
                  </span>
                )}
              </th>
              <td>{formatCount(part.count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {sum.excess > 0 && <Note className="text-warning">{`Together ${excessLabel(sum)}`}</Note>}
    </Figures>
  );
});

function Lists({ of }: { of: string }) {
  return listsOfStatus(of).map(({ words, href }, index) => (
    <Fragment key={words}>
      {index > 0 && ', '}
      <Link href={href} prefetch={false} className="whitespace-nowrap">
        {words}
      </Link>
    </Fragment>
  ));
}
