import { apiTotal, leftOut } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { refusedFilters } from '@/lib/list/rows/refused-filters';
import { isFiltered } from '@/lib/list/url/filters';
import { isSearchable, listHref } from '@/lib/list/url/list-state';
import type { LoadedList, PageOfRows } from '@/lib/resources/loaded';
import type { AnyList } from '@/lib/resources/resource';
import { inSentence } from './answer-words';
import { SimilarNames } from './similar-names';
import { CouldNotLoad, NoResults, OnlyForeignRows } from './states';

type Props = Pick<LoadedList<{ uid: string }>, 'pathname' | 'state'> & {
  list: Pick<AnyList, 'label' | 'empty' | 'filters' | 'offersSimilar' | 'search' | 'notOffered'>;
  page: Result<PageOfRows<unknown>>;
};

/** What the table shows when it has no rows. */
export function ListEmpty({ list, pathname, state, page }: Props) {
  if (!page.ok) {
    return (
      <CouldNotLoad
        what={inSentence(list.label)}
        failure={page.failure}
        href={listHref(pathname, state)}
        refused={refusedFilters(page.failure, list.filters, state.filters)}
      />
    );
  }
  const { foreignRows, paging } = page.value;
  if (foreignRows && leftOut(foreignRows) > 0) {
    const total = apiTotal(page.value);
    const isLast = total !== null && paging.pageNumber * paging.pageSize >= total;
    const nextHref = isLast ? null : listHref(pathname, state, { pageNumber: paging.pageNumber + 1 });
    return <OnlyForeignRows of={foreignRows.of} nextHref={nextHref} />;
  }
  return (
    <NoResults
      empty={list.empty}
      nouns={inSentence(list.label)}
      q={isSearchable(state.q) ? state.q : ''}
      isFiltered={isFiltered(state.filters)}
      clearHref={listHref(pathname, state, { q: '', filters: {}, unread: [] })}
    >
      {list.offersSimilar && state.q !== '' && isSearchable(state.q) && (
        <SimilarNames listHref={listHref(pathname, state)} />
      )}
      {list.notOffered && list.offersSimilar !== true && state.q !== '' && (
        <p className="max-w-prose text-pretty">{`Searched: ${inSentence(list.search)}. ${list.notOffered}`}</p>
      )}
    </NoResults>
  );
}
