import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { users } from '@/lib/resources/users';

export const metadata: Metadata = { title: 'All Users' };

export default function AllUsersPage({ searchParams }: PageProps<'/all-users'>) {
  const data = loadList(users, searchParams, { preview: previewUser });
  return <ListPage title="All Users" list={users} data={data} />;
}
