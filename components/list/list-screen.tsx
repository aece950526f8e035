import type { ReactNode } from 'react';
import { FailureToast } from '@/components/feedback/failure-toast';
import type { Cells } from '@/components/fields/field-value';
import { breakDownHref, exportFacts } from '@/components/list/export/export-facts';
import { FilterChips } from '@/components/list/filters/filter-chips';
import { filterChips, filterFields } from '@/components/list/filters/filter-fields';
import { FilterButton } from '@/components/list/filters/filter-popover';
import { HiddenFields } from '@/components/list/filters/hidden-fields';
import { SearchBox } from '@/components/list/filters/search-box';
import { Pagination } from '@/components/list/pagination/pagination';
import { PreviewWithoutScripting } from '@/components/list/preview/preview-content';
import { PrintedFacts, PrintSheet } from '@/components/list/print/print-sheet';
import { brokenRows, tableColumns, tableRows } from '@/components/list/table/table-rows';
import { apiTotal, leftOut } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { isFiltered } from '@/lib/list/address/filters';
import { isSearchable, type ListState, listHref, pageCount } from '@/lib/list/address/list-state';
import { PEEK_FORM } from '@/lib/list/address/peek-address';
import { soundLayout } from '@/lib/list/columns/column-layout';
import { ignoredFilterText, notFilteredBy } from '@/lib/list/rows/ignored-filters';
import { refusedFilters } from '@/lib/list/rows/refused-filters';
import { unknownColumns } from '@/lib/list/views/unknown-parts';
import type { LoadedList, PageOfRows } from '@/lib/resources/loaded';
import type { Fields } from '@/lib/resources/resource';
import { ForeignRowsLine, LinkTimeZone, ListLinks, UnknownViewParts } from './list-notes';
import { ListTable } from './list-table';
import { PageHeader } from './page-header';
import { CouldNotLoad, NoResults, OnlyForeignRows } from './states';

type Props<Item extends { uid: string }> = {
  title: string;
  level?: 1 | 2;
  loaded: LoadedList<Item>;
  cells?: Cells<Item>;
  fields?: Fields<Item>;
  subject?: ReactNode;
  children?: ReactNode;
};

const NO_PAGE = { rows: [], paging: null, ignored: [], foreignRows: undefined };

export function ListScreen<Item extends { uid: string }>({
  title,
  level,
  loaded,
  cells,
  fields = loaded.list.fields,
  subject,
  children,
}: Props<Item>) {
  const { list, uid, pathname, state, page, timeZone, choices, loadedAt } = loaded;
  const format = { timeZone };
  const columns = tableColumns(fields, format, { pathname, state });
  const { rows: items, paging, ignored, foreignRows } = page.ok ? page.value : NO_PAGE;
  const rows = tableRows(items, { list, fields, cells, format });
  const total = ignored.some(({ hasNoTotal }) => hasNoTotal) ? null : (paging?.total ?? null);
  const notFiltered = notFilteredBy([...state.unread, ...ignored]);
  const ids = columns.map(({ id }) => id);
  const layout = soundLayout(loaded.layout, ids);
  const href = listHref(pathname, state);
  const filtered = { pathname, state, timeZone };
  const chips = filterChips({ ...filtered, filters: list.filters, choices });
  const allFields = filterFields(list.filters, state.filters, choices);
  const exported = exportFacts({ list, uid, state, choices, total, ignored, timeZone });
  const breakDown = breakDownHref(list, pathname, state);
  const failure = page.ok ? brokenRows(items) : page.failure;
  const foreignRowsLine = <ForeignRowsLine foreignRows={foreignRows} />;
  const printedFacts = paging && (
    <PrintedFacts
      fields={fields}
      state={state}
      paging={paging}
      rowsLength={rows.length}
      timeZone={timeZone}
      loadedAt={loadedAt}
    />
  );
  const chipRow = (
    <FilterChips
      {...filtered}
      fields={allFields}
      chips={chips}
      clearHref={listHref(pathname, state, { filters: {}, unread: [] })}
      ignored={ignored.map(ignoredFilterText)}
    />
  );

  if (loaded.isPrint && rows.length > 0) {
    return (
      <PrintSheet label={list.label} columns={columns} layout={layout} rows={rows} total={total} href={href}>
        <PageHeader title={title} count={total} note={notFiltered} description={subject} />
        {chipRow}
        {foreignRowsLine}
        {printedFacts}
      </PrintSheet>
    );
  }
  return (
    <>
      {loaded.preview && <PreviewWithoutScripting preview={loaded.preview} closeHref={href} />}
      <ListTable
        name={list.name}
        columnCookie={list.columnCookie ?? list.name}
        label={list.label}
        noun={list.row.noun}
        title={title}
        level={level}
        total={total}
        note={notFiltered}
        subject={subject}
        search={<SearchBox pathname={pathname} state={state} what={list.search} />}
        filters={allFields.length > 0 && <FilterButton {...filtered} fields={allFields} />}
        lines={
          <>
            {children}
            <ListLinks exportHref={exported.href} listHref={href} breakDown={breakDown} />
            <UnknownViewParts
              view={state.view}
              parts={[...loaded.unknownParts, ...unknownColumns(state.columns, ids)]}
            />
            <LinkTimeZone pathname={pathname} state={state} timeZone={timeZone} ownTimeZone={loaded.ownTimeZone} />
            {chipRow}
            {foreignRowsLine}
            {printedFacts}
            <form id={PEEK_FORM} action={pathname} hidden>
              <HiddenFields state={state} />
            </form>
          </>
        }
        empty={
          !page.ok ? (
            <CouldNotLoad
              what={list.label.toLowerCase()}
              failure={page.failure}
              href={href}
              refused={refusedFilters(page.failure, list.filters, state.filters)}
            />
          ) : foreignRows && leftOut(foreignRows) > 0 ? (
            <OnlyForeignRows of={foreignRows.of} nextHref={nextHref(page.value, pathname, state)} />
          ) : (
            <NoResults
              empty={list.empty}
              q={isSearchable(state.q) ? state.q : ''}
              isFiltered={isFiltered(state.filters)}
              clearHref={listHref(pathname, state, { q: '', filters: {}, unread: [] })}
            />
          )
        }
        pagination={
          <Pagination
            pathname={pathname}
            state={state}
            paging={paging}
            pages={paging && paging.total !== null ? pageCount(paging.total, paging.pageSize) : null}
            total={totalText(page, notFiltered)}
            note={
              paging && paging.pageSize < state.pageSize
                ? `Shows at most ${formatCount(paging.pageSize)} rows at a time.`
                : null
            }
          />
        }
        columns={columns}
        rows={rows}
        layout={layout}
        pathname={pathname}
        state={state}
        paging={paging}
        loadedAt={loadedAt}
        exported={exported}
        breakDown={breakDown}
        account={loaded.account}
        timeZone={timeZone}
        defaultTimeZone={loaded.defaultTimeZone}
        preview={loaded.preview}
      />
      {failure && <FailureToast failure={failure} />}
    </>
  );
}

function totalText(page: Result<PageOfRows<unknown>>, notFiltered: string | null): string {
  if (!page.ok) return '-';
  const { rows, foreignRows, paging, ignored } = page.value;
  if (ignored.some(({ hasNoTotal }) => hasNoTotal)) return 'unknown';
  if (paging.total !== null) return [formatCount(paging.total), notFiltered].filter(Boolean).join(', ');
  if (leftOut(foreignRows) > 0) return 'unknown';
  return `more than ${formatCount((paging.pageNumber - 1) * paging.pageSize + rows.length)}`;
}

function nextHref(page: PageOfRows<unknown>, pathname: string, state: ListState): string | null {
  const { pageNumber, pageSize } = page.paging;
  const total = apiTotal(page);
  if (total !== null && pageNumber * pageSize >= total) return null;
  return listHref(pathname, state, { pageNumber: pageNumber + 1 });
}
