import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewGroup } from '@/lib/loaders/previews/preview-group';
import { groups } from '@/lib/resources/groups';

export const metadata: Metadata = { title: 'All Groups' };

export default function AllGroupsPage({ searchParams }: PageProps<'/groups'>) {
  const data = loadList(groups, searchParams, { preview: previewGroup });
  return <ListPage title="All Groups" list={groups} data={data} />;
}
