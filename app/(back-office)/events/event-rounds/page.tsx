import type { Metadata } from 'next';
import { eventRoundColumns } from '@/components/golf/event-round-columns';
import { eventRoundFilters, eventRoundOptions, offered } from '@/components/golf/event-round-filters';
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
import { listEventRounds } from '@/lib/api/events';
import { requireSession } from '@/lib/auth/session';
import { EventRoundsQuery } from '@/lib/contract/events';
import { settle } from '@/lib/contract/failure';
import { eventOptions, filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
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
    settle(listEventRounds(query)),
    filterChoices(['course', 'group'], { state, everyChoice }),
    eventOptions(state.filters.event),
  ]);
  const columns = eventRoundColumns(timeZone);
  const options = { ...eventRoundOptions, ...choices, event };
  const list = { pathname: routes.eventRounds, state, answer, filters: eventRoundFilters, options, timeZone };
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
