import { Fragment, type ReactNode } from 'react';
import { ListToast } from '@/components/feedback/list-toast';
import type { TableOf } from '@/components/old-cells/column';
import { formatDateTime } from '@/lib/format/date';
import { isFiltered } from '@/lib/list/address/filters';
import { listHref } from '@/lib/list/address/list-state';
import { soundLayout } from '@/lib/list/columns/column-layout';
import { notFilteredBy } from '@/lib/list/rows/ignored-filters';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';
import { AnswerTable, FewerRowsLine, ForeignRowsLine } from './answer-table';
import { PinnedZone } from './copies/pinned-zone';
import { FilterChips } from './filters/filter-chips';
import { FilterBlock, FilterPanel } from './filters/filter-panel';
import { SearchBox } from './filters/search-box';
import { ListProvider } from './list-provider';
import { listModel } from './model/make-list-model';
import { ListNavigation } from './navigation/list-navigation';
import { PageHeader } from './page-header';
import { Pager } from './pagination/pagination';
import { PrintSheet } from './print/print-sheet';
import { PrintedFacts } from './print/printed-facts';
import { WaitingChips, waitingModel } from './states/waiting';
import { ListTable } from './table/list-table';
import { ListMenu } from './toolbar/view-options';
import { UnknownParts } from './views/unknown-parts';
import { viewFacts } from './views/view-facts';
import { ViewMark } from './views/view-mark';

type Props<Item> = {
  /** With placeholders where the API has not answered yet. */
  list: OpenedList<Item> | AwaitedList<Item>;
  title: string;
  /** 2 below a screen's title. */
  level?: 1 | 2;
  table: TableOf<Item>;
  subject?: ReactNode;
  children?: ReactNode;
};

export function ListScreen<Item extends { uid: string }>({
  list,
  title,
  level,
  table,
  subject,
  children,
}: Props<Item>) {
  const { pathname, state, answer } = list;
  const ids = table.columns.map(({ id }) => id);
  const layout = soundLayout(list.columns.layout, ids);
  const model = listModel({ ...list, table });
  const heading = {
    title,
    count: answer?.ok ? answer.value.paging.total : null,
    note: notFilteredBy(list.ignored),
    description: subject,
  };
  const facts = <PrintedFacts list={list} when={formatDateTime(new Date(), list.timeZone)} />;
  if (list.printed && answer?.ok && answer.value.rows.length > 0) {
    return (
      <PrintSheet model={model} layout={layout} href={listHref(pathname, state)}>
        <PageHeader {...heading} />
        <ListNavigation>
          <FilterChips list={list} />
        </ListNavigation>
        {facts}
        <ForeignRowsLine answer={answer} />
      </PrintSheet>
    );
  }
  return (
    <ListProvider
      model={answer ? model : waitingModel(model, state.pageSize)}
      name={list.columns.name}
      layout={layout}
      addressed={state.columns !== null}
      viewed={state.view !== undefined}
    >
      <PageHeader
        {...heading}
        level={level}
        beside={state.view && <ViewMark key={state.view} view={state.view} {...viewFacts(list)} />}
        tools={
          <>
            <SearchBox pathname={pathname} state={state} what={list.search} />
            {list.filters.length > 0 && <FilterPanel list={list} />}
            <ListMenu list={list} />
          </>
        }
      />
      <FilterBlock list={list} />
      {children}
      <UnknownParts list={list} columnIds={ids} />
      <PinnedZone list={list} />
      {answer ? <FilterChips list={list} /> : isFiltered(state.filters) && <WaitingChips />}
      {facts}
      {list.answer && (
        <Fragment key="rows">
          <Rows list={list} />
          <ListToast answer={list.answer} />
        </Fragment>
      )}
      {!list.answer && <ListTable whole={false} empty={null} />}
    </ListProvider>
  );
}

type RowsProps<Item> = { list: OpenedList<Item> };

function Rows<Item extends { uid: string }>({ list }: RowsProps<Item>) {
  const { pathname, state, answer } = list;
  return (
    <>
      <AnswerTable {...list} nothingYet={list.empty} hasPeek={list.peekName !== null} />
      <FewerRowsLine answer={answer} state={state} />
      <Pager pathname={pathname} state={state} answer={answer} />
    </>
  );
}
