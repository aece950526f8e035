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
import { userColumns } from '@/components/users/columns';
import { userFilters, userStatuses } from '@/components/users/filters';
import { listUsers } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session/session';
import { toResult } from '@/lib/contract/result';
import { UsersQuery } from '@/lib/contract/users';
import type { SearchParams } from '@/lib/list/list-state';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All users' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllUsersPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(UsersQuery, searchParams, userFilters);
  const [answer, choices] = await Promise.all([
    toResult(listUsers(query)),
    filterChoices(['country', 'region'], { state, everyChoice }),
  ]);
  const columns = userColumns(timeZone);
  const list = {
    pathname: routes.users,
    state,
    answer,
    filters: userFilters,
    options: { ...choices, status: userStatuses },
    timeZone,
  };
  recordIgnoredFilters(list);
  return (
    <ListNavigation name="users" columns={columnNames(columns)} hidden={await hiddenColumns('users', columns, state)}>
      <ListHeader title="All users" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name, email or ID" />
        <FilterPanel {...list} />
        <ListMenu list="users" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Users" columns={columns} nothingYet="There are no users yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
