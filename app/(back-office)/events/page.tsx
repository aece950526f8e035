import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { eventCells } from '@/components/resources/events/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { events } from '@/lib/resources/events';

export const metadata: Metadata = { title: 'All Events' };

export default function AllEventsPage({ searchParams }: PageProps<'/events'>) {
  const data = loadList(events, searchParams, { preview: previewEvent });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="All Events" list={events} />}>
      {(loaded) => <ListScreen title="All Events" loaded={loaded} cells={eventCells} />}
    </StreamWhenSlow>
  );
}
