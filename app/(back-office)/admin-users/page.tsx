import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { adminCells } from '@/components/resources/admins/cells';
import { loadList } from '@/lib/loaders/load-list';
import { screenNames } from '@/lib/names';
import { admins } from '@/lib/resources/admins';

const { title } = screenNames['/admin-users'];

export const metadata: Metadata = { title };

export default function AdminsPage({ searchParams }: PageProps<'/admin-users'>) {
  const data = loadList(admins, searchParams);
  const subject = (
    <p className="text-sm text-muted-foreground">The golf service does not say what an admin has done.</p>
  );
  return <ListPage title={title} list={admins} data={data} cells={adminCells} subject={subject} />;
}
