import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { eventRoundsOfGroup } from '@/lib/resources/event-rounds';
import { group, groups } from '@/lib/resources/groups';

const TITLE = 'Group Rounds';

export const metadata: Metadata = { title: TITLE };

export default async function GroupRoundsPage(props: PageProps<'/groups/[uid]/group-rounds'>) {
  const { uid } = await props.params;
  const owner = { record: group, source: groups, uid };
  const data = loadRecordList(eventRoundsOfGroup, owner, props.searchParams, previewEventRound);
  return (
    <StreamWhenSlow data={data} fallback={<ListSkeleton title={TITLE} list={eventRoundsOfGroup} />}>
      {(loaded) => <RecordListScreen title={TITLE} loaded={loaded} />}
    </StreamWhenSlow>
  );
}
