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
import { groupEventColumns } from '@/components/events/columns';
import { eventOptions, groupEventFilters } from '@/components/events/filters';
import { GroupSubject } from '@/components/groups/subject';
import { listEventsOfGroup } from '@/lib/api/events';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { EventsQuery } from '@/lib/contract/events';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Group events' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupEventsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(EventsQuery, searchParams, groupEventFilters);
  const [answer, group, choices] = await Promise.all([
    toResult(listEventsOfGroup(uid, query)),
    toResult(getGroup(uid)),
    filterChoices(['course'], { state, everyChoice }),
  ]);
  if (isNothing(group)) notFound();
  const columns = groupEventColumns(timeZone);
  const options = { ...eventOptions, ...choices };
  const list = { pathname: routes.groupEvents(uid), state, answer, filters: groupEventFilters, options, timeZone };
  recordIgnoredFilters(list);
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
