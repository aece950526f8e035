import type { Metadata } from 'next';
import { columnNames } from '@/components/list/column-names';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { listUsers } from '@/lib/api/users';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { UsersQuery } from '@/lib/contract/users';
import { readListState, type SearchParams, toApiQuery } from '@/lib/list/list-state';
import { readHiddenColumns, readTimeZone } from '@/lib/preferences';
import { routes } from '@/lib/routes';
import { userColumns } from './columns';

export const metadata: Metadata = { title: 'All users' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllUsersPage({ searchParams }: Props) {
  await requireSession();
  const state = readListState(UsersQuery, await searchParams);
  const [users, timeZone] = await Promise.all([settle(listUsers(toApiQuery(state))), readTimeZone()]);
  const columns = userColumns(timeZone);
  const list = { pathname: routes.users, state, answer: users };
  return (
    <ListNavigation name="users" columns={columnNames(columns)} hidden={await readHiddenColumns('users', columns)}>
      <ListHeader title="All users" answer={users}>
        <SearchBox pathname={routes.users} state={state} what="Name, email or ID" />
        <ListMenu fetchedAt={Date.now()} />
      </ListHeader>
      <Table label="Users" columns={columns} nothingYet="There are no users yet." {...list} />
      <Pager {...list} />
      <ListToast answer={users} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
