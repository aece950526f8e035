import { lazy, type ReactNode } from 'react';
import { FailureToast } from '@/components/feedback/failure-toast';
import type { Cells } from '@/components/fields/field-value';
import { breakDownHref, exportFacts } from '@/components/list/export/export-facts';
import { FilterChips } from '@/components/list/filters/filter-chips';
import { filterFields } from '@/components/list/filters/filter-fields';
import { FilterButton } from '@/components/list/filters/filter-popover';
import { HiddenFields } from '@/components/list/filters/hidden-fields';
import { SearchBox } from '@/components/list/filters/search-box';
import { Pagination } from '@/components/list/pagination/pagination';
import { Preview } from '@/components/list/preview/preview';
import { PrintedFacts, PrintSheet } from '@/components/list/print/print-sheet';
import { Selection } from '@/components/list/table/selection';
import { brokenRows, tableColumns, tableRows } from '@/components/list/table/table-rows';
import { ListMenu } from '@/components/list/toolbar/list-menu';
import { Views } from '@/components/list/views/views';
import { leftOut } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { soundLayout } from '@/lib/list/columns/column-layout';
import { ignoredFilterText, notFilteredBy } from '@/lib/list/rows/ignored-filters';
import { listHref } from '@/lib/list/url/list-state';
import { PREVIEW_FORM } from '@/lib/list/url/preview-url';
import { unknownColumns } from '@/lib/list/views/unknown-parts';
import type { LoadedList, PageOfRows } from '@/lib/resources/loaded';
import type { Fields } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { ForeignRowsLine, LinkTimeZone, ListLinks, UnknownViewParts } from './list-notes';
import { ListProvider } from './list-provider';
import { ListStatus } from './list-status';
import { ListTable } from './list-table';
import { PageHeader } from './page-header';

// Loaded on demand, because most pages have rows and no preview.
const ListEmpty = lazy(async () => ({ default: (await import('./list-empty')).ListEmpty }));
const PreviewWithoutScripting = lazy(async () => {
  return { default: (await import('./preview/preview-content')).PreviewWithoutScripting };
});

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
  const { list, uid, pathname, state, page, timeZone, choices, loadedAt, preview, previewed } = loaded;
  const format = { timeZone };
  const { rows: items, paging, ignored, foreignRows } = page.ok ? page.value : NO_PAGE;
  const columns = tableColumns(fields, format, { pathname, state });
  const rows = tableRows(items, { list, fields, cells, format });
  const [previewedRow] = previewed ? tableRows([{ ok: true, ...previewed }], { list, fields, cells, format }) : [];
  const ids = columns.map(({ id }) => id);
  const layout = soundLayout(loaded.layout, ids);
  const href = listHref(pathname, state);
  const total = ignored.some(({ hasNoTotal }) => hasNoTotal) ? null : (paging?.total ?? null);
  const notFiltered = notFilteredBy([...state.unread, ...ignored]);
  const filtered = {
    ...{ pathname, state, timeZone, notOffered: list.notOffered },
    fields: filterFields({ pathname, state, timeZone, filters: list.filters, choices, loadedAt }),
  };
  const exported = exportFacts({ list, uid, state, choices, total, ignored, timeZone });
  const breakDown = breakDownHref(list, pathname, state);
  const filtersHref = routes.filters(href);
  const failure = page.ok ? brokenRows(items) : page.failure;
  const description =
    subject ?? (list.rowMeaning && <p className="text-sm text-muted-foreground max-sm:hidden">{list.rowMeaning}</p>);

  const chips = (
    <FilterChips
      list={filtered}
      clearHref={listHref(pathname, state, { filters: {}, unread: [] })}
      filtersHref={filtersHref}
      ignored={ignored.map(ignoredFilterText)}
    />
  );
  const printed = paging && (
    <PrintedFacts {...{ fields, state, paging, timeZone, loadedAt }} rowsLength={rows.length} />
  );

  if (loaded.isPrint && rows.length > 0) {
    return (
      <PrintSheet label={list.label} columns={columns} layout={layout} rows={rows} total={total} href={href}>
        <PageHeader title={title} count={total} note={notFiltered} description={description} />
        {chips}
        <ForeignRowsLine foreignRows={foreignRows} />
        {printed}
      </PrintSheet>
    );
  }
  return (
    <>
      {preview && <PreviewWithoutScripting preview={preview} closeHref={href} />}
      <ListProvider
        layout={layout}
        list={{
          name: list.name,
          columnCookie: list.columnCookie ?? list.name,
          label: list.label,
          noun: list.row.noun,
          pathname,
          state,
          columns,
          rows,
          hasPreview: list.row.hasPreview !== false,
          cellIds: Object.keys(cells ?? {}),
          paging,
          loadedAt,
          account: loaded.account,
          timeZone,
          defaultTimeZone: loaded.defaultTimeZone,
        }}
      >
        <div
          data-slot="list"
          className="flex min-h-0 flex-col print:max-h-none! [main>&]:max-h-[max(100dvh-48px,30rem)]"
        >
          <PageHeader
            title={title}
            level={level}
            count={total}
            note={notFiltered}
            description={description}
            tools={
              <>
                <SearchBox what={list.search} />
                {filtered.fields.length > 0 && <FilterButton list={filtered} />}
                <ListMenu exported={exported} breakDown={breakDown} isOfRecord={level === 2} />
              </>
            }
          />
          <Views />
          {children}
          <ListLinks
            filtersHref={filtered.fields.length > 0 ? filtersHref : null}
            exportHref={exported.href}
            listHref={href}
            breakDown={breakDown}
          />
          <UnknownViewParts view={state.view} parts={[...loaded.unknownParts, ...unknownColumns(state.columns, ids)]} />
          <LinkTimeZone pathname={pathname} state={state} timeZone={timeZone} ownTimeZone={loaded.ownTimeZone} />
          {chips}
          <ForeignRowsLine foreignRows={foreignRows} />
          {printed}
          <form id={PREVIEW_FORM} action={pathname} hidden>
            <HiddenFields state={state} />
          </form>
          <ListTable empty={rows.length === 0 && <ListEmpty {...{ list, pathname, state, page }} />}>
            <ListStatus />
            <Selection />
            <Pagination total={totalText(page, notFiltered)} />
          </ListTable>
          <Preview initial={preview} initialRow={previewedRow} />
        </div>
      </ListProvider>
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
