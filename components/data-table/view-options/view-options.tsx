import { buttonClass } from '@/components/ui/button';
import type { Page } from '@/lib/contract/page';
import type { Result } from '@/lib/contract/result';
import { zoneLabel } from '@/lib/format/date';
import { chips, type FilterOptions } from '@/lib/list/chips';
import type { ExportName } from '@/lib/list/export';
import type { Filter } from '@/lib/list/filters';
import { ignoredFilters, notFilteredBy } from '@/lib/list/ignored-filters';
import { DEFAULT_PAGE_SIZE, isSearchable, type ListState, listHref } from '@/lib/list/list-state';
import { routes } from '@/lib/routes';
import { ListMenuButton } from './menu-button';

type Props<Item> = {
  list: ExportName;
  /** Whose list it is, where it belongs to somebody. */
  uid?: string;
  state: ListState;
  answer: Result<Page<Item>>;
  timeZone: string;
  filters?: readonly Filter<Item>[];
  options?: FilterOptions;
};

/** What a list can do besides search and filters. Without scripting: its CSV. */
export function ListMenu<Item>({ list, uid, state, answer, timeZone, filters = [], options = {} }: Props<Item>) {
  const { q, sortedBy } = state;
  const href = exportHref(list, uid, state);
  const search = q && isSearchable(q) ? [{ label: 'Search', value: `“${q}”` }] : [];
  const words = chips(filters, state.filters, options, zoneLabel(timeZone)).map(({ label, value }) => ({
    label,
    value,
  }));
  return (
    <>
      <div className="noscript:hidden">
        <ListMenuButton
          fetchedAt={Date.now()}
          exported={{
            href,
            total: answer.ok ? answer.value.paging.total : null,
            filters: [...search, ...words],
            unfiltered: notFilteredBy(ignoredFilters({ filters, state, answer, timeZone })),
            sortedBy,
            timeZone,
          }}
        />
      </div>
      <a href={href} className={buttonClass({}, 'scripted:hidden')}>
        Export CSV
      </a>
    </>
  );
}

/** Search, filters and order of the list, without its page and columns. */
function exportHref(list: ExportName, uid: string | undefined, state: ListState): string {
  const filters = { ...state.filters, ...(uid !== undefined && { uid }) };
  return listHref(routes.csv(list), { ...state, filters, pageNumber: 1, pageSize: DEFAULT_PAGE_SIZE, hide: null });
}
