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
import { eventRoundColumns } from '@/components/event-rounds/columns';
import { eventRoundFilters, eventRoundOptions, offered } from '@/components/event-rounds/filters';
import { listEventRounds } from '@/lib/api/events';
import { requireSession } from '@/lib/auth/session/session';
import { EventRoundsQuery } from '@/lib/contract/events';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { eventOptions, filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Event rounds' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventRoundsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(
    EventRoundsQuery,
    searchParams,
    eventRoundFilters,
  );
  const [answer, choices, event] = await Promise.all([
    toResult(listEventRounds(query)),
    filterChoices(['course', 'group'], { state, everyChoice }),
    eventOptions(state.filters.event),
  ]);
  const columns = eventRoundColumns(timeZone);
  const options = { ...eventRoundOptions, ...choices, event };
  const list = { pathname: routes.eventRounds, state, answer, filters: eventRoundFilters, options, timeZone };
  recordIgnoredFilters(list);
  return (
    <ListNavigation
      name="event-rounds"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('event-rounds', columns, state)}
    >
      <ListHeader title="Event rounds" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Event, group or ID" />
        <FilterPanel {...list} filters={offered(eventRoundFilters, state.filters)} />
        <ListMenu list="event-rounds" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Event rounds" columns={columns} nothingYet="There are no rounds of events yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
