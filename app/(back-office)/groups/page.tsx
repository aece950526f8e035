import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { groupTable } from '@/components/resources/groups/columns';
import type { SearchParams } from '@/lib/list/address/list-state';
import { groups } from '@/lib/registry/groups';
import { openPage } from '@/lib/registry/open-page';

export const metadata: Metadata = { title: 'All Groups' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllGroupsPage({ searchParams }: Props) {
  const page = await openPage(groups, { searchParams });
  return <ListPage page={page} title="All Groups" table={groupTable} />;
}
