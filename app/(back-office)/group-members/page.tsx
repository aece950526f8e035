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
import { groupMemberColumns } from '@/components/members/columns';
import { memberFilters, memberOptions } from '@/components/members/filters';
import { listMembers } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { MembersQuery } from '@/lib/contract/members';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Group members' };

type Props = { searchParams: Promise<SearchParams> };

export default async function GroupMembersPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone } = await readListRequest(MembersQuery, searchParams, memberFilters);
  const answer = await toResult(listMembers(query));
  const columns = groupMemberColumns(timeZone);
  const list = {
    pathname: routes.groupMembers,
    state,
    answer,
    filters: memberFilters,
    options: memberOptions,
    timeZone,
  };
  recordIgnoredFilters(list);
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
