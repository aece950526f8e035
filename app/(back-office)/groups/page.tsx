import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { groupColumns } from '@/components/groups/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { groups } from '@/lib/registry/groups';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'All Groups' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllGroupsPage({ searchParams }: Props) {
  const list = await openList(groups, searchParams);
  return <ListScreen list={list} title="All Groups" columns={groupColumns(list.timeZone)} />;
}
