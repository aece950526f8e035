import type { Metadata } from 'next';
import { ListPage } from '@/components/list/list-page';
import { eventCells } from '@/components/resources/events/cells';
import { loadList } from '@/lib/loaders/load-list';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { screenNames } from '@/lib/names';
import { events } from '@/lib/resources/events';

const { title } = screenNames['/events'];

export const metadata: Metadata = { title };

export default function AllEventsPage({ searchParams }: PageProps<'/events'>) {
  const data = loadList(events, searchParams, { preview: previewEvent });
  return <ListPage title={title} list={events} data={data} cells={eventCells} />;
}
