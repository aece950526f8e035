import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { previewGroup } from '@/lib/loaders/previews/preview-group';
import { groups } from '@/lib/resources/groups';

export const metadata: Metadata = { title: 'All Groups' };

export default function AllGroupsPage({ searchParams }: PageProps<'/groups'>) {
  const data = loadList(groups, searchParams, { preview: previewGroup });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="All Groups" list={groups} />}>
      {(loaded) => <ListScreen title="All Groups" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
