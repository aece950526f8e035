'use client';

import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Boundary } from '@/components/feedback/boundary';
import type { ExportFacts } from '@/components/list/export/export-facts';
import { keepListOf } from '@/components/list/preview/opened-from-list';
import { Preview, warmPreview } from '@/components/list/preview/preview';
import { showPreview } from '@/components/list/preview/preview-address';
import { DataTable } from '@/components/list/table/data-table';
import type { AnyTableRow, TableColumn, TableRow } from '@/components/list/table/table-model';
import { useDataTable } from '@/components/list/table/use-data-table';
import { useLoadedWhen } from '@/components/list/table/use-loaded-when';
import { useTableScroll } from '@/components/list/table/use-table-scroll';
import { ListMenu } from '@/components/list/toolbar/list-menu';
import { useListLayout } from '@/components/list/toolbar/use-list-layout';
import { ViewTabs } from '@/components/list/views/view-tabs';
import { useNavigate } from '@/components/navigation/navigation';
import type { PageInfo } from '@/lib/contract/page';
import { listHref } from '@/lib/list/address/list-state';
import { peekHref, readPeek } from '@/lib/list/address/peek-address';
import { defaultLayout } from '@/lib/list/columns/column-layout';
import type { LoadedList } from '@/lib/resources/loaded';
import { noteArrival } from './list-age';
import { ListStatus } from './list-status';
import { PageHeader } from './page-header';

type Props = Pick<
  LoadedList<never>,
  'pathname' | 'state' | 'layout' | 'loadedAt' | 'account' | 'timeZone' | 'defaultTimeZone' | 'preview'
> & {
  name: string;
  columnCookie: string;
  label: string;
  /** The noun for one row in sentences, such as `user`. */
  noun: string;
  title: string;
  level?: 1 | 2 | undefined;
  total: number | null;
  note: string | null;
  subject: ReactNode;
  search: ReactNode;
  filters: ReactNode;
  lines: ReactNode;
  empty: ReactNode;
  pagination: ReactNode;
  columns: readonly TableColumn[];
  rows: readonly AnyTableRow[];
  paging: PageInfo | null;
  exported: ExportFacts;
  breakDown: string | null;
};

const importSelectionBar = () => import('@/components/list/table/selection-bar').then((module) => module.SelectionBar);

export function ListTable({ columns, rows, layout: initialLayout, preview, ...list }: Props) {
  const { name, label, pathname, state, paging, loadedAt } = list;
  const { push } = useNavigate();
  useEffect(() => noteArrival(loadedAt), [loadedAt]);
  const previewed = readPeek(useSearchParams());
  const [layout, changeLayout] = useListLayout({
    name: list.columnCookie,
    initial: initialLayout,
    isView: state.view !== undefined,
  });
  const table = useDataTable({
    columns,
    rows,
    layout,
    onLayoutChange: changeLayout,
    address: listHref(pathname, state),
  });
  const scroll = useTableScroll(paging?.pageNumber ?? 1);
  const [focusUid, setFocusUid] = useState<{ uid: string } | null>(null);

  const selected = table.getSelectedRowModel().rows;
  const hasSelection = selected.length > 0;
  const SelectionBar = useLoadedWhen(hasSelection, 'The row actions', importSelectionBar);

  const actions = useMemo(() => {
    const remember = (row: TableRow) =>
      keepListOf(row, { label, rows, paging, loadedAt }, peekHref(location.pathname + location.search, null));
    return {
      remember,
      open: (row: TableRow) => {
        if (row.href === null) return;
        remember(row);
        push(row.href);
      },
      preview: showPreview,
      warmPreview,
    };
  }, [label, rows, paging, loadedAt, push]);

  return (
    <div data-slot="list" className="flex min-h-0 flex-col print:max-h-none! [main>&]:max-h-[max(100dvh-48px,30rem)]">
      <PageHeader
        title={list.title}
        level={list.level}
        count={list.total}
        note={list.note}
        description={list.subject}
        tools={
          <>
            {list.search}
            {list.filters}
            <ListMenu
              table={table}
              layout={layout}
              defaultLayout={defaultLayout(columns)}
              onLayoutChange={changeLayout}
              loadedAt={loadedAt}
              breakDown={list.breakDown}
              exported={list.exported}
              state={state}
              timeZone={list.timeZone}
              defaultTimeZone={list.defaultTimeZone}
            />
          </>
        }
      />
      <ViewTabs
        list={name}
        pathname={pathname}
        state={state}
        account={list.account}
        layout={layout}
        onLayoutChange={changeLayout}
      />
      {list.lines}
      <Boundary title="Could not show this list">
        <DataTable
          table={table}
          label={label}
          empty={list.empty}
          actions={actions}
          tools={{ previewed }}
          focusUid={focusUid}
          {...scroll}
        />
      </Boundary>
      <ListStatus
        id={`${loadedAt} ${listHref(pathname, state)}`}
        noun={list.noun}
        label={label}
        paging={paging}
        rows={rows.length}
        columns={columns}
      />
      <p role="status" className="sr-only">
        {hasSelection && `${selected.length} selected`}
      </p>
      {hasSelection && SelectionBar && (
        <SelectionBar
          table={table}
          listName={name}
          timeZone={list.timeZone}
          onClear={() => {
            table.resetRowSelection(true);
            if (selected[0]?.original.uid) setFocusUid({ uid: selected[0].original.uid });
          }}
        />
      )}
      {list.pagination}
      <Preview
        listName={name}
        zone={state.zone}
        noun={list.noun}
        rows={rows}
        initial={preview}
        onLeave={(uid) => setFocusUid({ uid })}
        onOpen={actions.open}
      />
    </div>
  );
}
