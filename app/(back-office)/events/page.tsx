import type { Metadata } from 'next';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { FilterChips } from '@/components/data-table/filters/filter-chips';
import { FilterPanel } from '@/components/data-table/filters/filter-panel';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { eventColumns } from '@/components/events/columns';
import { eventFilters, eventOptions } from '@/components/events/filters';
import { listEvents } from '@/lib/api/events';
import { requireSession } from '@/lib/auth/session/session';
import { EventsQuery } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All events' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllEventsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(EventsQuery, searchParams, eventFilters);
  const [answer, choices] = await Promise.all([
    toResult(listEvents(query)),
    filterChoices(['course', 'group'], { state, everyChoice }),
  ]);
  const columns = eventColumns(timeZone);
  const options = { ...eventOptions, ...choices };
  const list = { pathname: routes.events, state, answer, filters: eventFilters, options, timeZone };
  recordIgnoredFilters(list);
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
