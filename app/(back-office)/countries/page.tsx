import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { countryTable } from '@/components/resources/places/country-columns';
import type { SearchParams } from '@/lib/list/address/list-state';
import { openPage } from '@/lib/registry/open-page';
import { countries } from '@/lib/registry/places';

export const metadata: Metadata = { title: 'All Countries' };

type Props = { searchParams: Promise<SearchParams> };

export default async function CountriesPage({ searchParams }: Props) {
  const page = await openPage(countries, { searchParams });
  return <ListPage page={page} title="All Countries" table={countryTable} />;
}
