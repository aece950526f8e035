import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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
import { GolferSubject } from '@/components/people/golfer-subject';
import { listEventsOfUser } from '@/lib/api/events';
import { getUser } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { EventsQuery } from '@/lib/contract/events';
import { isNothing, settle } from '@/lib/contract/failure';
import { filterChoices, groupOptionsOfUser } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User events' };

type Props = { params: Promise<{ userUid: string }>; searchParams: Promise<SearchParams> };

export default async function UserEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).userUid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(EventsQuery, searchParams, eventFilters);
  const [answer, golfer, choices, group] = await Promise.all([
    settle(listEventsOfUser(uid, query)),
    settle(getUser(uid)),
    filterChoices(['course'], { state, everyChoice }),
    groupOptionsOfUser(uid),
  ]);
  if (isNothing(golfer)) notFound();
  const columns = eventColumns(timeZone);
  const options = { ...eventOptions, ...choices, group };
  const list = { pathname: routes.userEvents(uid), state, answer, filters: eventFilters, options, timeZone };
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
