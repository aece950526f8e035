import { Fragment, type ReactNode } from 'react';
import { PageHeader } from '@/components/layout/page-header';
import { ViewLines } from '@/components/views/view-lines';
import { formatDateTime } from '@/lib/format/date';
import { soundLayout } from '@/lib/list/column-layout-text';
import { isFiltered } from '@/lib/list/filters';
import { notFilteredBy } from '@/lib/list/ignored-filters';
import { listHref } from '@/lib/list/list-state';
import type { AwaitedList, OpenedList } from '@/lib/list/opened-list';
import type { Column } from './column';
import { columnNames } from './column-names';
import { Table } from './data-table';
import { FilterChips } from './filters/filter-chips';
import { FilterPanel } from './filters/filter-panel';
import { SearchBox } from './filters/search-box';
import { ListHeader } from './list-header';
import { ListNavigation } from './navigation/list-navigation';
import { Pager } from './navigation/pagination';
import { PrintSheet } from './print/print-sheet';
import { PrintedFacts } from './print/printed-facts';
import { tableHeads } from './rows';
import { ListToast } from './states/list-toast';
import { WaitingChips, WaitingTable } from './states/waiting';
import { ListMenu } from './view-options/view-options';

type Props<Item> = {
  /** With placeholders where the API has not answered yet. */
  list: OpenedList<Item> | AwaitedList<Item>;
  title: string;
  /** 2 below a screen's title. */
  level?: 1 | 2;
  columns: readonly Column<Item>[];
  /** The record that the list belongs to, below the title. */
  subject?: ReactNode;
  /** Parts of this screen alone, between header and table. */
  children?: ReactNode;
};

/** The screen of a list: header with its tools, filters, table and pages. */
export function ListScreen<Item extends { uid: string }>({
  list,
  title,
  level = 1,
  columns,
  subject,
  children,
}: Props<Item>) {
  const { pathname, state, answer } = list;
  const names = columnNames(columns);
  const layout = soundLayout(
    list.columns.layout,
    names.map(({ id }) => id),
  );
  const facts = <PrintedFacts list={list} when={formatDateTime(new Date(), list.timeZone)} />;
  if (list.printed && answer?.ok && answer.value.rows.length > 0) {
    return (
      <PrintSheet
        label={list.label}
        columns={columns}
        layout={layout}
        page={answer.value}
        href={listHref(pathname, state)}
      >
        <PageHeader
          title={title}
          count={answer.value.paging.total}
          note={notFilteredBy(list.ignored)}
          description={subject}
        />
        <ListNavigation>
          <FilterChips list={list} />
        </ListNavigation>
        {facts}
      </PrintSheet>
    );
  }
  return (
    <ListNavigation
      name={list.columns.name}
      columns={names}
      layout={layout}
      addressed={state.columns !== null}
      viewed={state.view !== undefined}
    >
      <ListHeader list={list} title={title} level={level} subject={subject}>
        <SearchBox pathname={pathname} state={state} what={list.search} />
        {list.filters.length > 0 && <FilterPanel list={list} />}
        <ListMenu list={list} />
      </ListHeader>
      {children}
      <ViewLines list={list} columnIds={names.map(({ id }) => id)} />
      {answer ? <FilterChips list={list} /> : isFiltered(state.filters) && <WaitingChips />}
      {facts}
      <div data-slot="list-changes" role="status" />
      {answer ? (
        <Fragment key="rows">
          <Table
            label={list.label}
            columns={columns}
            answer={answer}
            pathname={pathname}
            state={state}
            nothingYet={list.empty}
            noneShown={list.noneShown}
            peekName={list.peekName}
          />
          <Pager pathname={pathname} state={state} answer={answer} />
          <ListToast answer={answer} id={crypto.randomUUID()} />
        </Fragment>
      ) : (
        <WaitingTable label={list.label} heads={tableHeads(columns, pathname, state)} size={state.pageSize} />
      )}
    </ListNavigation>
  );
}
