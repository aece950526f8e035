import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { countryTable } from '@/components/resources/places/country-columns';
import { openPage } from '@/lib/registry/open-page';
import { countries } from '@/lib/registry/places';

export const metadata: Metadata = { title: 'All Countries' };

export default async function CountriesPage({ searchParams }: PageProps<'/countries'>) {
  const page = await openPage(countries, { searchParams });
  return <ListPage page={page} title="All Countries" table={countryTable} />;
}
