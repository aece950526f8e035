import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { groupTable } from '@/components/resources/groups/columns';
import { groups } from '@/lib/old-registry/groups';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'All Groups' };

export default async function AllGroupsPage({ searchParams }: PageProps<'/groups'>) {
  const page = await openPage(groups, { searchParams });
  return <ListPage page={page} title="All Groups" table={groupTable} />;
}
