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
import { userColumns } from '@/components/people/user-columns';
import { userFilters, userStatuses } from '@/components/people/user-filters';
import { listUsers } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { UsersQuery } from '@/lib/contract/users';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All users' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllUsersPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(UsersQuery, searchParams, userFilters);
  const [answer, choices] = await Promise.all([
    settle(listUsers(query)),
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
