import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { eventCells } from '@/components/resources/events/cells';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEvent } from '@/lib/loaders/previews/preview-event';
import { eventsOfGroup } from '@/lib/resources/events';
import { group, groups } from '@/lib/resources/groups';

const TITLE = 'Group Events';

export const metadata: Metadata = { title: TITLE };

export default async function GroupEventsPage(props: PageProps<'/groups/[uid]/group-events'>) {
  const { uid } = await props.params;
  const owner = { record: group, source: groups, uid };
  const data = loadRecordList(eventsOfGroup, owner, props.searchParams, previewEvent);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={TITLE} list={eventsOfGroup} />}>
      {(loaded) => <RecordListScreen title={TITLE} loaded={loaded} cells={eventCells} />}
    </StreamWhenSlow>
  );
}
