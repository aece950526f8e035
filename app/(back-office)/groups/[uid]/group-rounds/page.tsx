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
import { groupRoundColumns } from '@/components/event-rounds/columns';
import { eventRoundOptions, groupRoundFilters, offered } from '@/components/event-rounds/filters';
import { GroupSubject } from '@/components/groups/subject';
import { listEventRoundsOfGroup } from '@/lib/api/events';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { EventRoundsQuery } from '@/lib/contract/events';
import { isNothing, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { eventOptions, filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Group rounds' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function GroupRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(
    EventRoundsQuery,
    searchParams,
    groupRoundFilters,
  );
  const [answer, group, choices, event] = await Promise.all([
    toResult(listEventRoundsOfGroup(uid, query)),
    toResult(getGroup(uid)),
    filterChoices(['course'], { state, everyChoice }),
    eventOptions(state.filters.event),
  ]);
  if (isNothing(group)) notFound();
  const columns = groupRoundColumns(timeZone);
  const options = { ...eventRoundOptions, ...choices, event };
  const list = { pathname: routes.groupRounds(uid), state, answer, filters: groupRoundFilters, options, timeZone };
  recordIgnoredFilters(list);
  return (
    <ListNavigation
      name="group-rounds"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('group-rounds', columns, state)}
    >
      <ListHeader title="Group rounds" subject={<GroupSubject group={group} />} {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Event or ID" />
        <FilterPanel {...list} filters={offered(groupRoundFilters, state.filters)} />
        <ListMenu list="group-rounds" uid={uid} {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Group rounds" columns={columns} nothingYet="This group has played no rounds yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
