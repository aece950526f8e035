import { HiddenState } from '@/components/data-table/filters/hidden-state';
import { OthersLine } from '@/components/data-table/states/others-line';
import { CouldNotLoad, NoResults, OnlyOthers } from '@/components/data-table/states/states';
import { Boundary } from '@/components/feedback/boundary';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { apiTotal, leftOut, type Page, soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { isFiltered } from '@/lib/list/filters';
import { isSearchable, type ListState, listHref } from '@/lib/list/list-state';
import { PEEK_FORM } from '@/lib/list/peek-address';
import type { Column } from './column';
import { tableHeads, tableRows } from './rows';
import { ListTable } from './table-island';

type Props<Item> = {
  label: string;
  columns: readonly Column<Item>[];
  answer: Result<Page<Item>>;
  pathname: string;
  state: ListState;
  /** Shown when there are no rows without any search or filter. */
  nothingYet: string;
  /** Of a page of which only some rows are shown: what is said where none is. */
  noneShown?: string | undefined;
  /** The uid of the row that the screen shows in detail. */
  current?: string | null;
  /** Whether the table is as high as its rows, instead of scrolling in its place. */
  whole?: boolean;
  /** The name of a row's record, where rows can be peeked at. */
  peekName?: ((item: Item) => string) | null;
};

/** Draws the cells of a response on the server for the table; without rows, the reason. */
export function Table<Item extends { uid: string }>({
  label,
  columns,
  answer,
  pathname,
  state,
  nothingYet,
  noneShown,
  current,
  whole = false,
  peekName = null,
}: Props<Item>) {
  const rows = answer.ok ? tableRows(columns, answer.value.rows, { current, peekName }) : [];
  const others = answer.ok ? answer.value.others : undefined;
  return (
    <Boundary title="An error occurred in the application">
      {answer.ok && <DifferingFields of={soundItems(answer.value.rows)} />}
      <OthersLine answer={answer} />
      {peekName && rows.length > 0 && (
        <form
          id={PEEK_FORM}
          action={pathname}
          hidden
          {...placeOf(answer)}
          data-label={label}
          data-part={noneShown === undefined ? undefined : ''}
        >
          <HiddenState state={state} />
        </form>
      )}
      <ListTable
        label={label}
        heads={tableHeads(columns, pathname, state)}
        rows={rows}
        whole={whole}
        pageNumber={answer.ok ? answer.value.paging.pageNumber : state.pageNumber}
        empty={
          rows.length > 0 ? null : answer.ok ? (
            others && leftOut(others) > 0 ? (
              <OnlyOthers others={others} next={nextOf(answer.value, pathname, state)} />
            ) : (
              <NoResults
                nothingYet={noneShown ?? nothingYet}
                q={noneShown === undefined && isSearchable(state.q) ? state.q : ''}
                isFiltered={noneShown === undefined && isFiltered(state.filters)}
                clearHref={listHref(pathname, state, { q: '', filters: {} })}
              />
            )
          ) : (
            <CouldNotLoad what={label.toLowerCase()} failure={answer.failure} href={listHref(pathname, state)} />
          )
        }
      />
    </Boundary>
  );
}

/** The next page of the list; null where there is none, or where these are the first rows on another screen. */
function nextOf(page: Page<unknown>, pathname: string, state: ListState): string | null {
  const { pageNumber, pageSize } = page.paging;
  const total = apiTotal(page);
  if (pageSize !== state.pageSize || (total !== null && pageNumber * pageSize >= total)) return null;
  return listHref(pathname, state, { pageNumber: pageNumber + 1 });
}

/** Where the rows are in their list, for the screens of their records. */
function placeOf(answer: Result<Page<unknown>>) {
  if (!answer.ok) return {};
  const { pageNumber, pageSize, total } = answer.value.paging;
  return { 'data-page': pageNumber, 'data-size': pageSize, 'data-total': total ?? undefined };
}
