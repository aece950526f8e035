import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { regionTable } from '@/components/resources/places/region-columns';
import { openPage } from '@/lib/old-registry/open-page';
import { regions } from '@/lib/old-registry/places';

export const metadata: Metadata = { title: 'All Regions' };

export default async function RegionsPage({ searchParams }: PageProps<'/regions'>) {
  const page = await openPage(regions, { searchParams });
  return <ListPage page={page} title="All Regions" table={regionTable} />;
}
