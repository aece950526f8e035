import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { loadList } from '@/lib/loaders/load-list';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { eventRounds } from '@/lib/resources/event-rounds';

export const metadata: Metadata = { title: 'Event Rounds' };

export default function EventRoundsPage({ searchParams }: PageProps<'/events/event-rounds'>) {
  const data = loadList(eventRounds, searchParams, { preview: previewEventRound });
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title="Event Rounds" list={eventRounds} />}>
      {(loaded) => <ListScreen title="Event Rounds" loaded={loaded} />}
    </StreamWhenSlow>
  );
}
