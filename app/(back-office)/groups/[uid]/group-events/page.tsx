import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { groupEventColumns } from '@/components/golf/event-columns';
import { eventOptions, groupEventFilters } from '@/components/golf/event-filters';
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
import { GroupSubject } from '@/components/people/group-subject';
import { listEventsOfGroup } from '@/lib/api/events';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session';
import { EventsQuery } from '@/lib/contract/events';
import { isNothing, settle } from '@/lib/contract/failure';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Group events' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(EventsQuery, searchParams, groupEventFilters);
  const [answer, group, choices] = await Promise.all([
    settle(listEventsOfGroup(uid, query)),
    settle(getGroup(uid)),
    filterChoices(['course'], { state, everyChoice }),
  ]);
  if (isNothing(group)) notFound();
  const columns = groupEventColumns(timeZone);
  const options = { ...eventOptions, ...choices };
  const list = { pathname: routes.groupEvents(uid), state, answer, filters: groupEventFilters, options, timeZone };
  return (
    <ListNavigation
      name="group-events"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('group-events', columns, state)}
    >
      <ListHeader title="Group events" subject={<GroupSubject group={group} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Event or ID" />
        <FilterPanel {...list} />
        <ListMenu list="group-events" uid={uid} {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Events" columns={columns} nothingYet="This group has no events yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
