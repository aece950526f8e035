import type { Metadata } from 'next';
import { eventColumns } from '@/components/golf/event-columns';
import { eventFilters, eventOptions } from '@/components/golf/event-filters';
import { columnNames } from '@/components/list/column-names';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { listEvents } from '@/lib/api/events';
import { requireSession } from '@/lib/auth/session';
import { EventsQuery } from '@/lib/contract/events';
import { settle } from '@/lib/contract/failure';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All events' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllEventsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(EventsQuery, searchParams, eventFilters);
  const [answer, choices] = await Promise.all([
    settle(listEvents(query)),
    filterChoices(['course', 'group'], { state, everyChoice }),
  ]);
  const columns = eventColumns(timeZone);
  const options = { ...eventOptions, ...choices };
  const list = { pathname: routes.events, state, answer, filters: eventFilters, options, timeZone };
  return (
    <ListNavigation name="events" columns={columnNames(columns)} hidden={await hiddenColumns('events', columns, state)}>
      <ListHeader title="All events" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Event, group or ID" />
        <FilterPanel {...list} />
        <ListMenu list="events" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Events" columns={columns} nothingYet="There are no events yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
