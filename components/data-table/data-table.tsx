import { CouldNotLoad, NoResults } from '@/components/data-table/states/states';
import { Boundary } from '@/components/ui/boundary';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { isFiltered } from '@/lib/list/filters';
import { isSearchable, type ListState, listHref } from '@/lib/list/list-state';
import type { Column } from './column';
import { tableHeads, tableRows } from './rows';
import { ListTable } from './table-island';

type Props<Item> = {
  label: string;
  columns: readonly Column<Item>[];
  answer: Result<Page<Item>>;
  pathname: string;
  state: ListState;
  /** What is said when there is nothing at all yet. */
  nothingYet: string;
  /** The uid of the row that the rest of the screen is about. */
  current?: string | null;
};

/** Draws the cells of an answer on the server and hands them to the table; without rows it says why there are none. */
export function Table<Item extends { uid: string }>({
  label,
  columns,
  answer,
  pathname,
  state,
  nothingYet,
  current,
}: Props<Item>) {
  const narrowed = (state.q !== '' && isSearchable(state.q)) || isFiltered(state.filters);
  return (
    <Boundary title="An error occurred in the application">
      <ListTable
        label={label}
        heads={tableHeads(columns, pathname, state)}
        rows={answer.ok ? tableRows(columns, answer.value.rows, current) : []}
        pageNumber={answer.ok ? answer.value.paging.pageNumber : state.pageNumber}
        empty={
          answer.ok ? (
            <NoResults
              nothingYet={nothingYet}
              clearHref={narrowed ? listHref(pathname, state, { q: '', filters: {} }) : null}
            />
          ) : (
            <CouldNotLoad what={label.toLowerCase()} failure={answer.failure} href={listHref(pathname, state)} />
          )
        }
      />
    </Boundary>
  );
}
