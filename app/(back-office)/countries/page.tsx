import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { previewCountry } from '@/lib/loaders/previews/preview-country';
import { countries } from '@/lib/resources/countries';

export const metadata: Metadata = { title: 'All Countries' };

export default function CountriesPage({ searchParams }: PageProps<'/countries'>) {
  const data = loadList(countries, searchParams, { preview: previewCountry });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="All Countries" list={countries} />}>
      {(loaded) => <ListScreen title="All Countries" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
