import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { GroupRelated } from '@/components/resources/groups/group-related';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { group, groups } from '@/lib/resources/groups';

export const generateMetadata = recordTitle(group, groups);

export default async function GroupPage({ params }: PageProps<'/groups/[uid]'>) {
  const { uid } = await params;
  return (
    <StreamWhenSlow data={loadRecord(group, groups, uid)} fallback={<RecordSkeleton title="Group" />}>
      {(loaded) => (
        <RecordScreen loaded={loaded} record={group}>
          <GroupRelated groupUid={loaded.uid} timeZone={loaded.timeZone} />
        </RecordScreen>
      )}
    </StreamWhenSlow>
  );
}
