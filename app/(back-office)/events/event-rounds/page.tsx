import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { eventRoundCells } from '@/components/resources/event-rounds/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { screenNames } from '@/lib/names';
import { eventRounds } from '@/lib/resources/event-rounds';

const { title } = screenNames['/events/event-rounds'];

export const metadata: Metadata = { title };

export default function EventRoundsPage({ searchParams }: PageProps<'/events/event-rounds'>) {
  const data = loadList(eventRounds, searchParams, { preview: previewEventRound });
  return <ListPage title={title} list={eventRounds} data={data} cells={eventRoundCells} />;
}
