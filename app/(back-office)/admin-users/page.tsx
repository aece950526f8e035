import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { adminCells } from '@/components/resources/admins/cells';
import { loadList } from '@/lib/loaders/load-list';
import { admins } from '@/lib/resources/admins';

export const metadata: Metadata = { title: 'BO Admins' };

export default function AdminsPage({ searchParams }: PageProps<'/admin-users'>) {
  return <ListPage title="BO Admins" list={admins} data={loadList(admins, searchParams)} cells={adminCells} />;
}
