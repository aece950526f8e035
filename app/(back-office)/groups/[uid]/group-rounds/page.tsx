import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { groupRoundColumns } from '@/components/golf/event-round-columns';
import { eventRoundOptions, groupRoundFilters, offered } from '@/components/golf/event-round-filters';
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
import { listEventRoundsOfGroup } from '@/lib/api/events';
import { getGroup } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session';
import { EventRoundsQuery } from '@/lib/contract/events';
import { isNothing, settle } from '@/lib/contract/failure';
import { eventOptions, filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
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
    settle(listEventRoundsOfGroup(uid, query)),
    settle(getGroup(uid)),
    filterChoices(['course'], { state, everyChoice }),
    eventOptions(state.filters.event),
  ]);
  if (isNothing(group)) notFound();
  const columns = groupRoundColumns(timeZone);
  const options = { ...eventRoundOptions, ...choices, event };
  const list = { pathname: routes.groupRounds(uid), state, answer, filters: groupRoundFilters, options, timeZone };
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
