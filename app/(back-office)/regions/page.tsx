import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { previewRegion } from '@/lib/loaders/previews/preview-region';
import { regions } from '@/lib/resources/regions';

export const metadata: Metadata = { title: 'All Regions' };

export default function RegionsPage({ searchParams }: PageProps<'/regions'>) {
  const data = loadList(regions, searchParams, { preview: previewRegion });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="All Regions" list={regions} />}>
      {(loaded) => <ListScreen title="All Regions" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
