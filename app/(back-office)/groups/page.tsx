import type { Metadata } from 'next';
import { ListPage } from '@/components/data-table/list-page';
import { groupColumns } from '@/components/groups/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { groups } from '@/lib/registry/groups';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'All Groups' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllGroupsPage({ searchParams }: Props) {
  const page = await openPage(groups, { searchParams });
  return <ListPage page={page} title="All Groups" columns={groupColumns} />;
}
