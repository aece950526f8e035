import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { users } from '@/lib/resources/users';

export const metadata: Metadata = { title: 'All Users' };

export default function AllUsersPage({ searchParams }: PageProps<'/all-users'>) {
  const data = loadList(users, searchParams, { preview: previewUser });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="All Users" list={users} />}>
      {(loaded) => <ListScreen title="All Users" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
