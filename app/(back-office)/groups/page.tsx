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
import { groupColumns } from '@/components/groups/columns';
import { groupFilters } from '@/components/groups/filters';
import { listGroups } from '@/lib/api/groups';
import { requireSession } from '@/lib/auth/session/session';
import { GroupsQuery } from '@/lib/contract/groups';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All groups' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllGroupsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(GroupsQuery, searchParams, groupFilters);
  const [answer, choices] = await Promise.all([
    toResult(listGroups(query)),
    filterChoices(['country'], { state, everyChoice }),
  ]);
  const columns = groupColumns(timeZone);
  const list = { pathname: routes.groups, state, answer, filters: groupFilters, options: choices, timeZone };
  recordIgnoredFilters(list);
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
