import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { screenNames } from '@/lib/names';
import { users } from '@/lib/resources/users';

const { title } = screenNames['/all-users'];

export const metadata: Metadata = { title };

export default function AllUsersPage({ searchParams }: PageProps<'/all-users'>) {
  const data = loadList(users, searchParams, { preview: previewUser });
  return <ListPage title={title} list={users} data={data} />;
}
