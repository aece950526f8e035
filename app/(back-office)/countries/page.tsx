import type { Metadata } from 'next';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { countries } from '@/lib/resources/countries';
import { StreamWhenSlow } from '../stream-when-slow';

export const metadata: Metadata = { title: 'All Countries' };

export default function CountriesPage({ searchParams }: PageProps<'/countries'>) {
  const data = loadList(countries, searchParams);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="All Countries" list={countries} />}>
      {(loaded) => <ListScreen title="All Countries" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
