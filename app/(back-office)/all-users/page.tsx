import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { users } from '@/lib/resources/users';

export const metadata: Metadata = { title: 'All Users' };

export default function AllUsersPage({ searchParams }: PageProps<'/all-users'>) {
  return (
    <StreamWhenSlow data={loadList(users, searchParams)} fallback={<ListSkeleton title="All Users" list={users} />}>
      {(loaded) => <ListScreen title="All Users" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
