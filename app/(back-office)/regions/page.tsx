import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewRegion } from '@/lib/loaders/previews/preview-region';
import { screenNames } from '@/lib/names';
import { regions } from '@/lib/resources/regions';

const { title } = screenNames['/regions'];

export const metadata: Metadata = { title };

export default function RegionsPage({ searchParams }: PageProps<'/regions'>) {
  const data = loadList(regions, searchParams, { preview: previewRegion });
  return <ListPage title={title} list={regions} data={data} />;
}
