import type { ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { ViewMark } from '@/components/views/view-mark';
import { notFilteredBy } from '@/lib/list/ignored-filters';
import type { AwaitedList, OpenedList } from '@/lib/list/opened-list';

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
  const { answer, ignored, state, pathname, account, name } = list;
  return (
    <PageHeader
      title={title}
      level={level}
      count={answer?.ok ? answer.value.paging.total : null}
      note={notFilteredBy(ignored)}
      beside={
        state.view && (
          <ViewMark
            key={state.view}
            name={state.view}
            account={account}
            list={name}
            pathname={pathname}
            state={state}
          />
        )
      }
      description={subject}
      tools={children}
    />
  );
}
