import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { adminCells } from '@/components/resources/admins/cells';
import { loadList } from '@/lib/loaders/load-list';
import { screenNames } from '@/lib/names';
import { admins } from '@/lib/resources/admins';

const { title } = screenNames['/admin-users'];

export const metadata: Metadata = { title };

export default function AdminsPage({ searchParams }: PageProps<'/admin-users'>) {
  return <ListPage title={title} list={admins} data={loadList(admins, searchParams)} cells={adminCells} />;
}
