import { Boundary } from '@/components/feedback/boundary';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { apiTotal, leftOut, type Page, soundItems } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { isFiltered } from '@/lib/list/address/filters';
import { isSearchable, type ListState, listHref } from '@/lib/list/address/list-state';
import { PEEK_FORM } from '@/lib/list/address/peek-address';
import { foreignRowsWords } from '@/lib/list/rows/foreign-rows';
import { HiddenState } from './filters/hidden-state';
import { ListProvider } from './list-provider';
import { type Listed, listModel } from './model/make-list-model';
import { CouldNotLoad, NoResults, OnlyForeignRows } from './states/states';
import { ListTable } from './table/list-table';

type TableProps<Item> = Pick<Listed<Item>, 'label' | 'pathname' | 'state' | 'noneShown'> & {
  answer: Result<Page<Item>>;
  /** Shown when there are no rows without any search or filter. */
  nothingYet: string;
  hasPeek?: boolean;
  /** Whether the table is as high as its rows, instead of scrolling in its place. */
  whole?: boolean;
};

/** The table of the list around it, with what is to be said of its answer; without rows, the reason. */
export function AnswerTable<Item extends object>(props: TableProps<Item>) {
  const { answer, pathname, state, hasPeek = false, whole = false } = props;
  const hasRows = answer.ok && answer.value.rows.length > 0;
  return (
    <Boundary title="An error occurred in the application">
      {answer.ok && <DifferingFields of={soundItems(answer.value.rows)} />}
      <ForeignRowsLine answer={answer} />
      {hasPeek && hasRows && (
        <form id={PEEK_FORM} action={pathname} hidden>
          <HiddenState state={state} />
        </form>
      )}
      <ListTable whole={whole} empty={hasRows ? null : whyEmpty(props)} />
    </Boundary>
  );
}

export function Table<Item extends { uid: string }>(
  props: Omit<TableProps<Item>, 'hasPeek'> & Pick<Listed<Item>, 'table'>,
) {
  return (
    <ListProvider model={listModel(props)}>
      <AnswerTable {...props} />
    </ListProvider>
  );
}

function whyEmpty<Item>({ label, answer, pathname, state, nothingYet, noneShown, whole }: TableProps<Item>) {
  if (!answer.ok) {
    return <CouldNotLoad what={label.toLowerCase()} failure={answer.failure} href={listHref(pathname, state)} />;
  }
  const { foreignRows } = answer.value;
  if (foreignRows && leftOut(foreignRows) > 0) {
    const next = whole ? null : nextOf(answer.value, pathname, state);
    return <OnlyForeignRows foreignRows={foreignRows} next={next} />;
  }
  return (
    <NoResults
      nothingYet={noneShown ?? nothingYet}
      q={noneShown === undefined && isSearchable(state.q) ? state.q : ''}
      isFiltered={noneShown === undefined && isFiltered(state.filters)}
      clearHref={listHref(pathname, state, { q: '', filters: {} })}
    />
  );
}

/** The next page of the list; null where there is none. */
function nextOf(page: Page<unknown>, pathname: string, state: ListState): string | null {
  const { pageNumber, pageSize } = page.paging;
  const total = apiTotal(page);
  if (total !== null && pageNumber * pageSize >= total) return null;
  return listHref(pathname, state, { pageNumber: pageNumber + 1 });
}

/** Says below a table that no more rows come at a time than these, fewer than are chosen. */
export function FewerRowsLine({ answer, state }: Pick<TableProps<unknown>, 'answer' | 'state'>) {
  if (!answer.ok) return null;
  const { pageSize } = answer.value.paging;
  const total = apiTotal(answer.value);
  if (pageSize >= state.pageSize || (total !== null && total <= pageSize)) return null;
  return (
    <p data-slot="fewer-rows" className="shrink-0 px-6 pt-2 text-sm text-muted-foreground max-sm:px-4 print:hidden">
      {`At most ${formatCount(pageSize)} rows come at a time.`}
    </p>
  );
}

/** Says over a table how many rows came that are not, or not known to be, of its group or event. */
export function ForeignRowsLine({ answer }: { answer: Result<Page<unknown>> }) {
  const foreignRows = answer.ok ? answer.value.foreignRows : undefined;
  if (!foreignRows) return null;
  const unknown = leftOut(foreignRows) > 0 ? ` How many rows this ${foreignRows.of} has is not known.` : '';
  return (
    <p data-slot="foreign-rows" className="flex items-center gap-2 px-6 pb-3 text-sm text-warning max-sm:px-4">
      <span aria-hidden className="icon-triangle-alert shrink-0" />
      {`${foreignRowsWords(foreignRows).join('. ')}.${unknown}`}
    </p>
  );
}
