import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { countries } from '@/lib/resources/countries';

export const metadata: Metadata = { title: 'All Countries' };

export default function CountriesPage({ searchParams }: PageProps<'/countries'>) {
  const data = loadList(countries, searchParams, { preview: previewCountry });
  return <ListPage title="All Countries" list={countries} data={data} />;
}
