import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { adminCells } from '@/components/resources/admins/cells';
import { loadList } from '@/lib/loaders/load-list';
import { loadOwnUid } from '@/lib/loaders/load-own-uid';
import { admins } from '@/lib/resources/admins';

export const metadata: Metadata = { title: 'BO Admins' };

export default function AdminsPage({ searchParams }: PageProps<'/admin-users'>) {
  const data = Promise.all([loadList(admins, searchParams), loadOwnUid()]);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="BO Admins" list={admins} />}>
      {([loaded, ownUid]) => <ListScreen title="BO Admins" loaded={loaded} cells={adminCells(ownUid)} />}
    </StreamWhenSlow>
  );
}
