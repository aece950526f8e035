import type { Metadata } from 'next';
import { ResultsLink } from '@/components/golf/results/results-link';
import { RecordListPage } from '@/components/record/record-list-screen';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { eventRoundsOfEvent } from '@/lib/resources/event-rounds';
import { event, eventSource } from '@/lib/resources/events';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Event Rounds' };

export default async function RoundsOfEventPage(props: PageProps<'/events/[uid]/rounds'>) {
  const { uid } = await props.params;
  const owner = { record: event, source: eventSource, uid };
  const data = loadRecordList(eventRoundsOfEvent, owner, props.searchParams, previewEventRound);
  return (
    <RecordListPage
      title="Event Rounds"
      list={eventRoundsOfEvent}
      data={data}
      tools={<ResultsLink href={routes.eventResults(uid)} hasKey={false} />}
    />
  );
}
