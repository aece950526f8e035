import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewRegion } from '@/lib/loaders/previews/preview-region';
import { regions } from '@/lib/resources/regions';

export const metadata: Metadata = { title: 'All Regions' };

export default function RegionsPage({ searchParams }: PageProps<'/regions'>) {
  const data = loadList(regions, searchParams, { preview: previewRegion });
  return <ListPage title="All Regions" list={regions} data={data} />;
}
