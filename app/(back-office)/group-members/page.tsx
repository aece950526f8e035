import type { Metadata } from 'next';
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
import { groupMemberColumns } from '@/components/people/member-columns';
import { memberFilters, memberOptions } from '@/components/people/member-filters';
import { listMembers } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { MembersQuery } from '@/lib/contract/members';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Group members' };

type Props = { searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone } = await readListRequest(MembersQuery, searchParams, memberFilters);
  const answer = await settle(listMembers(query));
  const columns = groupMemberColumns(timeZone);
  const list = {
    pathname: routes.groupMembers,
    state,
    answer,
    filters: memberFilters,
    options: memberOptions,
    timeZone,
  };
  return (
    <ListNavigation
      name="group-members"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('group-members', columns, state)}
    >
      <ListHeader title="Group members" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name, group or ID" />
        <FilterPanel {...list} />
        <ListMenu list="group-members" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Group members" columns={columns} nothingYet="There are no group members yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
