import { buttonVariants } from '@/components/ui/button-variants';
import { zoneLabel } from '@/lib/format/date';
import { chips } from '@/lib/list/chips';
import { createdUntil } from '@/lib/list/copies/created-until';
import { courseTimesHref } from '@/lib/list/export';
import { notFilteredBy } from '@/lib/list/ignored-filters';
import { DEFAULT_PAGE_SIZE, isSearchable, listHref } from '@/lib/list/list-state';
import type { AwaitedList, OpenedList } from '@/lib/list/opened-list';
import { printHref } from '@/lib/list/printed';
import { routes } from '@/lib/routes';
import { ListMenuButton } from './menu-button';

/** The menu of a list: what it can do besides search and filters. Without scripting: its CSV. */
export function ListMenu<Item>({ list }: { list: OpenedList<Item> | AwaitedList<Item> }) {
  const { account, name, pathname, state, answer, filters, choices, ignored, hasTimesOfPlay } = list;
  const { timeZone, defaultTimeZone } = list;
  const { q, sortedBy } = state;
  const fetchedAt = Date.now();
  const href = exportHref(list);
  const search = q && isSearchable(q) ? [{ label: 'Search', value: `“${q}”` }] : [];
  const words = chips(filters, state.filters, choices, zoneLabel(timeZone)).map(({ label, value }) => ({
    label,
    value,
  }));
  return (
    <>
      <div className="noscript:hidden">
        <ListMenuButton
          fetchedAt={fetchedAt}
          shown={{
            pageNumber: answer?.ok ? answer.value.paging.pageNumber : state.pageNumber,
            pageSize: state.pageSize,
            timeZone,
            defaultTimeZone,
            createdUntil: createdUntil({ state, filters, timeZone, fetchedAt }),
          }}
          views={{ account, list: name, pathname, state }}
          loaded={answer?.ok ?? false}
          exported={{
            href,
            total: answer?.ok ? answer.value.paging.total : null,
            filters: [...search, ...words],
            unfiltered: notFilteredBy(ignored),
            sortedBy,
            timeZone,
            hasTimesOfPlay,
          }}
        />
      </div>
      <a href={href} className={buttonVariants({ variant: 'outline', size: 'sm', className: 'scripted:hidden' })}>
        Export CSV
      </a>
      <a
        href={printHref(listHref(pathname, state))}
        className={buttonVariants({ variant: 'outline', size: 'sm', className: 'scripted:hidden' })}
      >
        Print
      </a>
      {hasTimesOfPlay && (
        <a
          href={courseTimesHref(href)}
          className={buttonVariants({ variant: 'outline', size: 'sm', className: 'scripted:hidden' })}
        >
          Export CSV in local times
        </a>
      )}
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
