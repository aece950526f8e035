import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { eventCells } from '@/components/resources/events/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { screenNames } from '@/lib/names';
import { eventsOfGroup } from '@/lib/resources/events';
import { groups } from '@/lib/resources/groups';

const { title } = screenNames['/groups/*/group-events'];

export const metadata: Metadata = { title };

export default async function GroupEventsPage(props: PageProps<'/groups/[uid]/group-events'>) {
  const { uid } = await props.params;
  const owner = { source: groups, uid };
  const data = loadListOfRecord(eventsOfGroup, owner, props.searchParams, previewEvent);
  return <RecordListPage title={title} list={eventsOfGroup} data={data} cells={eventCells} />;
}
