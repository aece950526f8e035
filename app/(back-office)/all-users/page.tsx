import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { userColumns } from '@/components/users/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { openList } from '@/lib/registry/open-list';
import { users } from '@/lib/registry/users';

export const metadata: Metadata = { title: 'All Users' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllUsersPage({ searchParams }: Props) {
  const list = await openList(users, searchParams);
  return <ListScreen list={list} title="All Users" columns={userColumns(list.timeZone)} />;
}
