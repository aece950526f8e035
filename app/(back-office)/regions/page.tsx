import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { regionColumns } from '@/components/places/region-columns';
import type { SearchParams } from '@/lib/list/list-state';
import { openList } from '@/lib/registry/open-list';
import { regions } from '@/lib/registry/places';

export const metadata: Metadata = { title: 'All Regions' };

type Props = { searchParams: Promise<SearchParams> };

export default async function RegionsPage({ searchParams }: Props) {
  const list = await openList(regions, searchParams);
  return <ListScreen list={list} title="All Regions" columns={regionColumns()} />;
}
