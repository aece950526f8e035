import type { ReactNode } from 'react';
import { formatCount } from '@/lib/format/number';
import { notFilteredBy } from '@/lib/list/ignored-filters';
import type { OpenedList } from '@/lib/list/opened-list';

type Props<Item> = {
  list: OpenedList<Item>;
  title: string;
  /** 2 below a screen's title. */
  level: 1 | 2;
  /** The record that the list belongs to. */
  subject?: ReactNode;
  children: ReactNode;
};

/** Title with the total and the filters that were ignored, the subject below it, and the list's tools at the right. */
export function ListHeader<Item>({ list: { answer, ignored }, title, level, subject, children }: Props<Item>) {
  const Heading = level === 1 ? 'h1' : 'h2';
  const unfiltered = notFilteredBy(ignored);
  return (
    <div className="list-header">
      <div className="min-w-0">
        <Heading className={level === 1 ? 'text-xl font-semibold' : 'text-lg font-semibold'}>
          {title}{' '}
          {answer.ok && (
            <span className="ml-1.5 font-normal text-muted-foreground">{formatCount(answer.value.paging.total)}</span>
          )}
          {unfiltered && <span className="ml-2 text-sm font-normal text-warning">{unfiltered}</span>}
        </Heading>
        {subject}
      </div>
      <div className="list-tools">{children}</div>
    </div>
  );
}
