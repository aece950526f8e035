import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { eventRoundCells } from '@/components/resources/event-rounds/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { screenNames } from '@/lib/names';
import { eventRoundsOfEvent } from '@/lib/resources/event-rounds';
import { eventSource } from '@/lib/resources/events';

const { title } = screenNames['/events/*/rounds'];

export const metadata: Metadata = { title };

export default async function RoundsOfEventPage(props: PageProps<'/events/[uid]/rounds'>) {
  const { uid } = await props.params;
  const owner = { source: eventSource, uid };
  const data = loadListOfRecord(eventRoundsOfEvent, owner, props.searchParams, previewEventRound);
  return <RecordListPage title={title} list={eventRoundsOfEvent} data={data} cells={eventRoundCells} />;
}
