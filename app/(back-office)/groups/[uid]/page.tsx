import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { GroupRelated } from '@/components/resources/groups/group-related';
import { NamesakesOfGroup } from '@/components/resources/groups/namesakes-of-group';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { group, groups } from '@/lib/resources/groups';

export const generateMetadata = recordTitle(group, groups);

export default async function GroupPage({ params }: PageProps<'/groups/[uid]'>) {
  const { uid } = await params;
  return (
    <StreamWhenSlow data={loadOpenedRecord(groups, uid)} fallback={<RecordSkeleton />}>
      {(loaded) => {
        const { uid: groupUid, timeZone, found } = loaded;
        return (
          <RecordContent
            loaded={loaded}
            record={group}
            note={
              <div className="-mb-1 min-h-9 px-6 pt-3 max-sm:px-4">
                <Suspense>{found.ok && <NamesakesOfGroup group={found.value.item} timeZone={timeZone} />}</Suspense>
              </div>
            }
          >
            <GroupRelated groupUid={groupUid} timeZone={timeZone} />
          </RecordContent>
        );
      }}
    </StreamWhenSlow>
  );
}
