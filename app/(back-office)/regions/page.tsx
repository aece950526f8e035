import type { Metadata } from 'next';
import { ListPage } from '@/components/data-table/list-page';
import { regionColumns } from '@/components/places/region-columns';
import type { SearchParams } from '@/lib/list/list-state';
import { openPage } from '@/lib/registry/open-page';
import { regions } from '@/lib/registry/places';

export const metadata: Metadata = { title: 'All Regions' };

type Props = { searchParams: Promise<SearchParams> };

export default async function RegionsPage({ searchParams }: Props) {
  const page = await openPage(regions, { searchParams });
  return <ListPage page={page} title="All Regions" columns={regionColumns} />;
}
