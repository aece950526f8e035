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
import { groupFilters } from '@/components/people/group-filters';
import { listGroups } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { GroupsQuery } from '@/lib/contract/groups';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';
import { groupColumns } from './columns';

export const metadata: Metadata = { title: 'All groups' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllGroupsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(GroupsQuery, searchParams, groupFilters);
  const [answer, choices] = await Promise.all([
    settle(listGroups(query)),
    filterChoices(['country'], { state, everyChoice }),
  ]);
  const columns = groupColumns(timeZone);
  const list = { pathname: routes.groups, state, answer, filters: groupFilters, options: choices, timeZone };
  return (
    <ListNavigation name="groups" columns={columnNames(columns)} hidden={await hiddenColumns('groups', columns, state)}>
      <ListHeader title="All groups" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name or ID" />
        <FilterPanel {...list} />
        <ListMenu list="groups" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Groups" columns={columns} nothingYet="There are no groups yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
