import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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
import { GolferSubject } from '@/components/users/subject';
import { listEventsOfUser } from '@/lib/api/events';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { EventsQuery } from '@/lib/contract/events';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { filterChoices, groupOptionsOfUser } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User events' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(EventsQuery, searchParams, eventFilters);
  const [answer, golfer, choices, group] = await Promise.all([
    toResult(listEventsOfUser(uid, query)),
    toResult(getUser(uid)),
    filterChoices(['course'], { state, everyChoice }),
    groupOptionsOfUser(uid),
  ]);
  if (isNothing(golfer)) notFound();
  const columns = eventColumns(timeZone);
  const options = { ...eventOptions, ...choices, group };
  const list = { pathname: routes.userEvents(uid), state, answer, filters: eventFilters, options, timeZone };
  recordIgnoredFilters(list);
  return (
    <ListNavigation name="events" columns={columnNames(columns)} hidden={await hiddenColumns('events', columns, state)}>
      <ListHeader title="Events" subject={<GolferSubject golfer={golfer} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Event, group or ID" />
        <FilterPanel {...list} />
        <ListMenu list="user-events" uid={uid} {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Events" columns={columns} nothingYet="This golfer has entered no event yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
