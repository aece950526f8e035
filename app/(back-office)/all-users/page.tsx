import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { userTable } from '@/components/resources/users/columns';
import type { SearchParams } from '@/lib/list/address/list-state';
import { openPage } from '@/lib/registry/open-page';
import { users } from '@/lib/registry/users';

export const metadata: Metadata = { title: 'All Users' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllUsersPage({ searchParams }: Props) {
  const page = await openPage(users, { searchParams });
  return <ListPage page={page} title="All Users" table={userTable} />;
}
