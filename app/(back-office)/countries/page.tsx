import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { countryColumns } from '@/components/places/country-columns';
import type { SearchParams } from '@/lib/list/list-state';
import { openList } from '@/lib/registry/open-list';
import { countries } from '@/lib/registry/places';

export const metadata: Metadata = { title: 'All Countries' };

type Props = { searchParams: Promise<SearchParams> };

export default async function CountriesPage({ searchParams }: Props) {
  const list = await openList(countries, searchParams);
  return <ListScreen list={list} title="All Countries" columns={countryColumns()} />;
}
