import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { eventCells } from '@/components/resources/events/cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { eventsOfGroup } from '@/lib/resources/events';
import { groups } from '@/lib/resources/groups';

export const metadata: Metadata = { title: 'Group Events' };

export default async function GroupEventsPage(props: PageProps<'/groups/[uid]/group-events'>) {
  const { uid } = await props.params;
  const owner = { source: groups, uid };
  const data = loadListOfRecord(eventsOfGroup, owner, props.searchParams, previewEvent);
  return <RecordListPage title="Group Events" list={eventsOfGroup} data={data} cells={eventCells} />;
}
