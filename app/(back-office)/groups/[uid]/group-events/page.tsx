import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { eventCells } from '@/components/resources/events/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { eventsOfGroup } from '@/lib/resources/events';
import { group, groups } from '@/lib/resources/groups';

export const metadata: Metadata = { title: 'Group Events' };

export default async function GroupEventsPage(props: PageProps<'/groups/[uid]/group-events'>) {
  const { uid } = await props.params;
  const owner = { record: group, source: groups, uid };
  const data = loadRecordList(eventsOfGroup, owner, props.searchParams, previewEvent);
  return <RecordListPage title="Group Events" list={eventsOfGroup} data={data} cells={eventCells} />;
}
