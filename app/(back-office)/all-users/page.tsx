import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { userTable } from '@/components/resources/users/columns';
import { openPage } from '@/lib/old-registry/open-page';
import { users } from '@/lib/old-registry/users';

export const metadata: Metadata = { title: 'All Users' };

export default async function AllUsersPage({ searchParams }: PageProps<'/all-users'>) {
  const page = await openPage(users, { searchParams });
  return <ListPage page={page} title="All Users" table={userTable} />;
}
