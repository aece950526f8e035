import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { countryTable } from '@/components/resources/places/country-columns';
import { openPage } from '@/lib/old-registry/open-page';
import { countries } from '@/lib/old-registry/places';

export const metadata: Metadata = { title: 'All Countries' };

export default async function CountriesPage({ searchParams }: PageProps<'/countries'>) {
  const page = await openPage(countries, { searchParams });
  return <ListPage page={page} title="All Countries" table={countryTable} />;
}
