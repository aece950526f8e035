import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { loadList } from '@/lib/loaders/load-list';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { screenNames } from '@/lib/names';
import { countries } from '@/lib/resources/countries';

const { title } = screenNames['/countries'];

export const metadata: Metadata = { title };

export default function CountriesPage({ searchParams }: PageProps<'/countries'>) {
  const data = loadList(countries, searchParams, { preview: previewCountry });
  return <ListPage title={title} list={countries} data={data} />;
}
