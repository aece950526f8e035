import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { adminCells } from '@/components/resources/admins/cells';
import { loadCurrentAdminUid } from '@/lib/loaders/load-current-admin-uid';
import { loadList } from '@/lib/loaders/load-list';
import { admins } from '@/lib/resources/admins';

export const metadata: Metadata = { title: 'BO Admins' };

export default function AdminsPage({ searchParams }: PageProps<'/admin-users'>) {
  const data = Promise.all([loadList(admins, searchParams), loadCurrentAdminUid()]);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="BO Admins" list={admins} />}>
      {([loaded, currentUid]) => <ListScreen title="BO Admins" loaded={loaded} cells={adminCells(currentUid)} />}
    </StreamWhenSlow>
  );
}
