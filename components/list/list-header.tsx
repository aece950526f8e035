import type { ReactNode } from 'react';
import type { AwaitedList, OpenedList } from '@/lib/list/address/opened-list';
import { notFilteredBy } from '@/lib/list/rows/ignored-filters';
import { PageHeader } from './page-header';
import { viewFacts } from './views/view-facts';
import { ViewMark } from './views/view-mark';

type Props<Item> = {
  list: OpenedList<Item> | AwaitedList<Item>;
  title: string;
  /** 2 below a screen's title. */
  level: 1 | 2;
  /** The record that the list belongs to. */
  subject?: ReactNode;
  children: ReactNode;
};

/** Title with the total and the filters that were ignored, the subject below it, and the list's tools at the right. */
export function ListHeader<Item>({ list, title, level, subject, children }: Props<Item>) {
  const { answer, ignored, state } = list;
  return (
    <PageHeader
      title={title}
      level={level}
      count={answer?.ok ? answer.value.paging.total : null}
      note={notFilteredBy(ignored)}
      beside={state.view && <ViewMark key={state.view} view={state.view} {...viewFacts(list)} />}
      description={subject}
      tools={children}
    />
  );
}
