import type { ReactNode } from 'react';
import type { Settled } from '@/lib/contract/failure';
import type { Page } from '@/lib/contract/read';
import { formatCount } from '@/lib/format/number';

type Props = {
  title: string;
  answer: Settled<Page<unknown>>;
  /** Whom the list belongs to. */
  subject?: ReactNode;
  children: ReactNode;
};

/** Title with the total, the subject under it, and the list's tools at the right. */
export function ListHeader({ title, answer, subject, children }: Props) {
  return (
    <div className="list-header">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold">
          {title}{' '}
          {answer.ok && (
            <span className="ml-1.5 font-normal text-muted-foreground">{formatCount(answer.value.paging.total)}</span>
          )}
        </h1>
        {subject}
      </div>
      <div className="list-tools">{children}</div>
    </div>
  );
}
