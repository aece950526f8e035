import type { ReactNode } from 'react';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import type { Filter, FilterValues } from '@/lib/list/filters';
import { ignoredFilters, notFilteredBy } from '@/lib/list/ignored-filters';

type Props<Item> = {
  title: string;
  /** 2 where the screen has a title of its own. */
  level?: 1 | 2;
  state: { filters: FilterValues };
  answer: Result<Page<Item>>;
  filters?: readonly Filter<Item>[];
  timeZone: string;
  /** Whom the list belongs to. */
  subject?: ReactNode;
  children: ReactNode;
};

/** Title with the total and what it is not filtered by, the subject under it, and the list's tools at the right. */
export function ListHeader<Item>({ title, level = 1, subject, children, ...list }: Props<Item>) {
  const { answer } = list;
  const Heading = level === 1 ? 'h1' : 'h2';
  const unfiltered = notFilteredBy(ignoredFilters(list));
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
