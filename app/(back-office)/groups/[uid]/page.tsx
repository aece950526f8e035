import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { GroupRelated } from '@/components/resources/groups/group-related';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { group, groups } from '@/lib/resources/groups';

export const generateMetadata = recordTitle(group, groups);

export default async function GroupPage({ params }: PageProps<'/groups/[uid]'>) {
  const { uid } = await params;
  return (
    <StreamWhenSlow data={loadOpenedRecord(groups, uid)} fallback={<RecordSkeleton />}>
      {(loaded) => (
        <RecordContent loaded={loaded} record={group}>
          <GroupRelated groupUid={loaded.uid} timeZone={loaded.timeZone} />
        </RecordContent>
      )}
    </StreamWhenSlow>
  );
}
