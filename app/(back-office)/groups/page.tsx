import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewGroup } from '@/lib/loaders/previews/preview-group';
import { screenNames } from '@/lib/names';
import { groups } from '@/lib/resources/groups';

const { title } = screenNames['/groups'];

export const metadata: Metadata = { title };

export default function AllGroupsPage({ searchParams }: PageProps<'/groups'>) {
  const data = loadList(groups, searchParams, { preview: previewGroup });
  return <ListPage title={title} list={groups} data={data} />;
}
