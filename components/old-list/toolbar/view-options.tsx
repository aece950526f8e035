import { viewFacts } from '@/components/old-list/views/view-facts';
import { zoneLabel } from '@/lib/format/date';
import { chips } from '@/lib/list/address/chips';
import { countedFilters } from '@/lib/list/address/counted-filters';
import { DEFAULT_PAGE_SIZE, isSearchable, listHref } from '@/lib/list/address/list-state';
import { printHref } from '@/lib/list/address/printed';
import { notFilteredBy } from '@/lib/list/rows/ignored-filters';
import type { AwaitedList, OpenedList } from '@/lib/list/rows/opened-list';
import { routes } from '@/lib/routes';
import { ListMenuButton } from './menu-button';

/** The menu of a list: what it can do besides search and filters. Without scripting: its CSV. */
export function ListMenu<Item>({ list }: { list: OpenedList<Item> | AwaitedList<Item> }) {
  const { pathname, state, answer, filters, choices, ignored } = list;
  const { timeZone, defaultTimeZone } = list;
  const { q, sortedBy } = state;
  const href = exportHref(list);
  const breakDown =
    countedFilters(filters).length > 0 ? routes.breakDown(listHref(pathname, { ...state, pageNumber: 1 })) : null;
  const search = q && isSearchable(q) ? [{ label: 'Search', value: `“${q}”` }] : [];
  const words = chips(filters, state.filters, choices, zoneLabel(timeZone)).map(({ label, value }) => ({
    label,
    value,
  }));
  return (
    <>
      <div className="noscript:hidden">
        <ListMenuButton
          shown={{
            pageSize: state.pageSize,
            timeZone,
            defaultTimeZone,
          }}
          breakDown={breakDown}
          views={viewFacts(list)}
          exported={{
            href,
            total: answer?.ok ? answer.value.paging.total : null,
            filters: [...search, ...words],
            unfiltered: notFilteredBy(ignored),
            sortedBy,
            timeZone,
          }}
        />
      </div>
      <noscript className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-primary [&>a]:underline">
        <a href={href}>Export CSV</a>
        <a href={printHref(listHref(pathname, state))}>Print</a>
        {breakDown && <a href={breakDown}>Break down</a>}
      </noscript>
    </>
  );
}

/** Search, filters and order of the list, without its page and columns. */
function exportHref<Item>({ name, uid, state }: Pick<OpenedList<Item>, 'name' | 'uid' | 'state'>): string {
  const filters = { ...state.filters, ...(uid !== undefined && { uid }) };
  return listHref(routes.csv(name), {
    ...state,
    filters,
    pageNumber: 1,
    pageSize: DEFAULT_PAGE_SIZE,
    columns: null,
    view: undefined,
  });
}
