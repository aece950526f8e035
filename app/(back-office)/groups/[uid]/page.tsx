import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton, RelatedRowsSkeleton } from '@/components/record/record-skeleton';
import { PlayedEvents, UpcomingEvents } from '@/components/resources/events/events-by-date';
import { Contests } from '@/components/resources/groups/contests';
import { MembersOfGroup } from '@/components/resources/groups/members-of-group';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { eventsOfGroup } from '@/lib/resources/events';
import { group, groups } from '@/lib/resources/groups';

export const generateMetadata = recordTitle(group, groups);

export default async function GroupPage({ params }: PageProps<'/groups/[uid]'>) {
  const { uid: parameter } = await params;
  return (
    <StreamWhenSlow data={loadRecord(group, groups, parameter)} fallback={<RecordSkeleton title="Group" />}>
      {(loaded) => {
        const { uid, timeZone } = loaded;
        return (
          <RecordScreen loaded={loaded} record={group}>
            <Suspense fallback={<RelatedRowsSkeleton title="Members" />}>
              <MembersOfGroup groupUid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Played events" />}>
              <PlayedEvents list={eventsOfGroup} uid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Upcoming events" />}>
              <UpcomingEvents list={eventsOfGroup} uid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Contests" />}>
              <Contests groupUid={uid} timeZone={timeZone} />
            </Suspense>
          </RecordScreen>
        );
      }}
    </StreamWhenSlow>
  );
}
